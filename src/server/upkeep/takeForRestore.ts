import { takeDataDirAlone } from '../platform/database/dataLock.ts';
import { DeskError } from '../platform/database/deskError.ts';
import { takeLock, type Lock } from '../platform/database/lock.ts';

const PATIENCE_MS = 5000;

/**
 * Takes a data folder for a restore alone; other staff commands are waited for. Throws DeskError where the server runs,
 * or a command does not end (docs/requirements.md, STAFF-13).
 */
export const takeForRestore = (dataDir: string, patienceMs = PATIENCE_MS): Lock => {
  const serve = takeLock(dataDir, { name: 'serve', waitMs: 0 });
  if (!serve) throw new DeskError('The server is running on this data folder; stop it, then restore');
  const alone = takeDataDirAlone(dataDir, patienceMs);
  if (!alone) {
    serve.release();
    throw new DeskError('Another staff command is at work on this data folder; let it end, then restore');
  }
  return {
    release: () => {
      alone.release();
      serve.release();
    },
  };
};
