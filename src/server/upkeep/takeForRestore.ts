import { type Lock, takeDataDirAlone, takeLock } from '../platform/database/lock.ts';
import { PreconditionError } from '../platform/database/preconditionError.ts';

const PATIENCE_MS = 5000;

/**
 * Takes a data folder for a restore alone; other staff commands are waited for. Throws PreconditionError where the server runs,
 * or a command does not end (docs/requirements.md, STAFF-13).
 */
export const takeForRestore = (dataDir: string, patienceMs = PATIENCE_MS): Lock => {
  const serve = takeLock(dataDir, { name: 'serve', waitMs: 0 });
  if (!serve) throw new PreconditionError('The server is running on this data folder; stop it, then restore');
  const alone = takeDataDirAlone(dataDir, patienceMs);
  if (!alone) {
    serve.release();
    throw new PreconditionError(
      'Another staff command is at work on this data folder; let it end, then restore',
    );
  }
  return {
    release: () => {
      alone.release();
      serve.release();
    },
  };
};
