import Database from 'better-sqlite3';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase, type RowCounts } from '../platform/database/checkDatabase.ts';
import { checkpointWal } from '../platform/database/checkpointWal.ts';
import { copyPrivately } from '../platform/database/copyPrivately.ts';
import { databaseFileOf, makeDataDir } from '../platform/database/databaseFile.ts';
import {
  decideRestore,
  finishRestore,
  foldLog,
  keptAsideName,
  type OnStep,
  removeRestoreLeftovers,
  RESTORING,
} from '../platform/database/finishRestore.ts';
import { type Lock, takeDataDirAlone, takeLock } from '../platform/database/lock.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { PreconditionError } from '../platform/process/failure.ts';
import { recordAudit } from '../platform/records/audit.ts';
import { repeatErasures } from '../privacy/repeatErasures.ts';
import { isOurs, lookAtBackup, notOurs } from './lookAtBackup.ts';

interface RestoreRequest {
  dataDir: string;
  file: string;
  actor: string;
  /** ISO 8601 instant. */
  at: string;
  onStep?: OnStep;
  /** How long other staff commands are waited for. */
  patienceMs?: number;
}

export interface Restored {
  rows: RowCounts;
  /** References of which something was erased again. */
  erasedAgain: string[];
  /** Where the database is that was here before; undefined where there was none. */
  keptAside: string | undefined;
}

const PATIENCE_MS = 5000;

/**
 * Takes a data folder for a restore alone, after waiting for other staff commands.
 * Throws PreconditionError where the server runs, or a command does not end.
 */
const takeForRestore = (dataDir: string, patienceMs = PATIENCE_MS): Lock => {
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

/** Reads a backup, or refuses it. */
const check = async (file: string): Promise<RowCounts> => {
  const database = new Database(file);
  try {
    const { rows, problems } = await checkDatabase(database);
    if (problems.length > 0)
      throw new PreconditionError(['The backup is damaged; nothing was changed', ...problems].join('\n'));
    if (!isOurs(rows)) throw notOurs();
    return rows;
  } catch (error) {
    if (error instanceof PreconditionError) throw error;
    throw notOurs(error);
  } finally {
    database.close();
  }
};

/** Brings the copy up to date, and erases again what was erased since it was made. */
const renew = async (folder: string, { dataDir, actor, at }: RestoreRequest): Promise<string[]> => {
  const { db, close } = await openDatabase({ dataDir: folder });
  try {
    const erasedAgain = await repeatErasures(db, { dataDir, at });
    await recordAudit(db, { at, actor, action: 'database.restored', subject: 'database' });
    await checkpointWal(db);
    return erasedAgain;
  } finally {
    await close();
  }
};

const prepare = async (folder: string, request: RestoreRequest) => {
  const fresh = databaseFileOf(folder);
  copyPrivately(request.file, fresh);
  const rows = await check(fresh);
  const erasedAgain = await renew(folder, request);
  if (existsSync(`${fresh}-wal`))
    throw new PreconditionError('The backup could not be read in; nothing was changed');
  return { rows, erasedAgain };
};

const replace = async (request: RestoreRequest): Promise<Restored> => {
  const { dataDir, at, onStep = () => undefined } = request;
  const folder = mkdtempSync(join(dataDir, RESTORING));
  try {
    const prepared = await prepare(folder, request);
    onStep('copied');
    foldLog(dataDir);
    onStep('log folded');
    decideRestore(dataDir, { folder, plan: { aside: keptAsideName(dataDir, at) }, onStep });
    return { ...prepared, keptAside: finishRestore(dataDir, onStep) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Replaces the database of a data folder that nobody else uses by a backup, which stays as it is. A crash at any step leaves
 * the former state or the restored one (`decideRestore`). Throws PreconditionError, or StartError for a backup of a newer
 * program.
 */
export const restore = async (request: RestoreRequest): Promise<Restored> => {
  const { dataDir, file, patienceMs } = request;
  lookAtBackup(file);
  makeDataDir(dataDir);
  const lock = takeForRestore(dataDir, patienceMs);
  try {
    finishRestore(dataDir);
    removeRestoreLeftovers(dataDir);
    return await replace(request);
  } finally {
    lock.release();
  }
};

/** Whether a restore could go on: to be called before anybody is asked, and changes nothing. Throws PreconditionError. */
export const lookAtRestore = ({ dataDir, file }: Pick<RestoreRequest, 'dataDir' | 'file'>): void => {
  lookAtBackup(file);
  // A folder that is still to be made nobody uses.
  if (existsSync(dataDir)) takeForRestore(dataDir).release();
};
