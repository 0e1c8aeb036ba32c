import Database from 'better-sqlite3';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase, type RowCounts } from '../platform/database/checkDatabase.ts';
import { databasePath, makeDataDir } from '../platform/database/databaseFile.ts';
import {
  commitRestore,
  finishRestore,
  removeRestoreLeftovers,
  RESTORING_PREFIX,
} from '../platform/database/finishRestore.ts';
import { type Lock, acquireExclusiveLock, acquireLock } from '../platform/database/lock.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { failureCode, PreconditionError } from '../platform/process/failure.ts';
import { recordAudit } from '../platform/records/audit.ts';
import { recordNewestBackup } from '../platform/records/meta.ts';
import { repeatErasures } from '../privacy/repeatErasures.ts';

interface RestoreRequest {
  dataDir: string;
  file: string;
  actor: string;
  /** ISO 8601 instant. */
  at: string;
  /** How long to wait for other staff commands. */
  lockTimeoutMs?: number;
}

interface RestoreReport {
  rows: RowCounts;
  /** References of the records that were erased again. */
  erasedAgain: string[];
  /** Path of the former database; undefined if there was none. */
  former: string | undefined;
}

const LOCK_TIMEOUT_MS = 5000;

/** Locks a data folder for a restore, after waiting for other staff commands. */
const lockForRestore = (dataDir: string, lockTimeoutMs: number): Lock => {
  const serve = acquireLock(dataDir, { name: 'serve', waitMs: 0 });
  if (!serve) throw new PreconditionError('The server is running on this data folder; stop it, then restore');
  const exclusive = acquireExclusiveLock(dataDir, lockTimeoutMs);
  if (!exclusive) {
    serve.release();
    throw new PreconditionError(
      'Another staff command is using this data folder; wait until it ends, then restore',
    );
  }
  return {
    release: () => {
      exclusive.release();
      serve.release();
    },
  };
};

/** Copies the backup. Only its owner may enter the folder, so the file's mode can be set after the copy. */
const copyBackup = (file: string, target: string): void => {
  try {
    copyFileSync(file, target);
    chmodSync(target, 0o600);
  } catch (cause) {
    throw new PreconditionError(`${file} cannot be read (${failureCode(cause)}); nothing was changed`, {
      cause,
    });
  }
};

const verifyBackup = (file: string): RowCounts => {
  const database = new Database(file);
  try {
    const { rows, problems } = checkDatabase(database);
    if (problems.length === 0) return rows;
    throw new PreconditionError(['The backup cannot be used; nothing was changed', ...problems].join('\n'));
  } finally {
    database.close();
  }
};

/** Migrates the copy, repeats the erasures since the backup, and records the backup, which lacks its own record. */
const prepareCopy = async (
  folder: string,
  { dataDir, file, actor, at }: RestoreRequest,
): Promise<string[]> => {
  const { db, close } = await openDatabase({ dataDir: folder });
  try {
    await recordNewestBackup(db, { file, at: statSync(file).mtime.toISOString() });
    const erasedAgain = await repeatErasures(db, { dataDir, at });
    await recordAudit(db, { at, actor, action: 'database.restored', subject: 'database' });
    return erasedAgain;
  } finally {
    await close();
  }
};

const replaceDatabase = async (request: RestoreRequest): Promise<RestoreReport> => {
  const { dataDir, file, at } = request;
  const folder = mkdtempSync(join(dataDir, RESTORING_PREFIX));
  try {
    const copy = databasePath(folder);
    copyBackup(file, copy);
    const rows = verifyBackup(copy);
    const erasedAgain = await prepareCopy(folder, request);
    commitRestore(dataDir, { folder, at });
    return { rows, erasedAgain, former: finishRestore(dataDir) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Replaces a data folder's database with a backup, which is not changed. A crash at any step leaves either the former
 * state or the restored one (`decideRestore`). Throws PreconditionError if the backup is damaged or the folder is in
 * use, StartError for a backup of a newer program.
 */
export const restore = async (request: RestoreRequest): Promise<RestoreReport> => {
  const { dataDir, lockTimeoutMs = LOCK_TIMEOUT_MS } = request;
  makeDataDir(dataDir);
  const lock = lockForRestore(dataDir, lockTimeoutMs);
  try {
    finishRestore(dataDir);
    removeRestoreLeftovers(dataDir);
    return await replaceDatabase(request);
  } finally {
    lock.release();
  }
};
