import Database from 'better-sqlite3';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase, type OnProgress, type RowCounts } from './checkDatabase.ts';
import { databaseFileOf } from './databaseFile.ts';
import { DeskError } from './deskError.ts';
import { emptyLog } from './emptyLog.ts';
import { keepAside } from './keepAside.ts';
import { takeLock } from './lock.ts';
import { makeDataDir } from './makeDataDir.ts';
import { openDatabase } from './openDatabase.ts';
import { recordAudit } from './recordAudit.ts';
import { repeatErasures } from './repeatErasures.ts';

export interface RestoreOrder {
  dataDir: string;
  file: string;
  actor: string;
  /** ISO 8601 instant. */
  at: string;
  onChecked?: OnProgress;
}

export interface Restored {
  rows: RowCounts;
  /** References of which something was erased again. */
  erasedAgain: string[];
  /** Where the database is that was here before; undefined where there was none. */
  keptAside: string | undefined;
}

const isOurs = ({ openings, applications, resumes, kysely_migration }: RowCounts): boolean =>
  [openings, applications, resumes, kysely_migration].every((rows) => rows !== undefined);

/** Reads a backup, or refuses it. */
const check = (file: string, onChecked: OnProgress): RowCounts => {
  const database = new Database(file);
  try {
    const { rows, faults } = checkDatabase(database, onChecked);
    if (faults.length > 0)
      throw new DeskError(['The backup is damaged; nothing was changed', ...faults].join('\n'));
    if (!isOurs(rows)) throw new DeskError('This is not a backup of this site; nothing was changed');
    return rows;
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw new DeskError('This is not a backup of this site; nothing was changed', { cause: error });
  } finally {
    database.close();
  }
};

/** Brings the copy up to this program's shape, and relieves it of what was erased since it was made. */
const renew = async (folder: string, { dataDir, actor, at }: RestoreOrder): Promise<string[]> => {
  const { db, close } = await openDatabase({ dataDir: folder });
  try {
    const erasedAgain = await repeatErasures(db, { dataDir, at });
    await recordAudit(db, { at, actor, action: 'database.restored', subject: 'database' });
    await emptyLog(db);
    return erasedAgain;
  } finally {
    await close();
  }
};

const replace = async (order: RestoreOrder): Promise<Restored> => {
  const { dataDir, file, at, onChecked = () => undefined } = order;
  const folder = mkdtempSync(join(dataDir, 'restoring-'));
  try {
    copyFileSync(file, databaseFileOf(folder));
    const rows = check(databaseFileOf(folder), onChecked);
    const erasedAgain = await renew(folder, order);
    const keptAside = keepAside(dataDir, at);
    renameSync(databaseFileOf(folder), databaseFileOf(dataDir));
    return { rows, erasedAgain, keptAside };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Puts a backup in the place of the database of a data folder on which no server runs. The backup is read first and
 * stays as it is; erasures that were made since are made again (docs/requirements.md, PRIV-6, STAFF-13). Throws DeskError,
 * StartError for a backup of a newer program.
 */
export const restore = async (order: RestoreOrder): Promise<Restored> => {
  if (!existsSync(order.file)) throw new DeskError(`${order.file}: there is no such file`);
  makeDataDir(order.dataDir);
  const lock = takeLock(order.dataDir, { name: 'serve', waitMs: 0 });
  if (!lock) throw new DeskError('The server is running on this data folder; stop it, then restore');
  try {
    return await replace(order);
  } finally {
    lock.release();
  }
};
