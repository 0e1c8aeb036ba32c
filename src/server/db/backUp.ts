import Database from 'better-sqlite3';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkDatabase, countRows, type OnProgress, type RowCounts } from './checkDatabase.ts';
import { databaseFileOf, sizeOf } from './databaseFile.ts';
import { DeskError } from './deskError.ts';
import { openSqlite } from './openSqlite.ts';

export interface BackupOrder {
  dataDir: string;
  file: string;
  /** Also over a file that is there already. */
  overwrite: boolean;
  onCopied?: OnProgress;
  onChecked?: OnProgress;
}

export interface Backup {
  bytes: number;
  rows: RowCounts;
}

const PAGES_A_STEP = 500;

/**
 * Copies the database as it is at one moment. The read transaction holds that moment: without it, SQLite begins anew
 * whenever the server writes, and under load never ends. The server is not held up.
 */
const copyMoment = async (dataDir: string, target: string, onCopied: OnProgress): Promise<RowCounts> => {
  const source = openSqlite(databaseFileOf(dataDir));
  try {
    source.exec('BEGIN');
    const rows = countRows(source);
    await source.backup(target, {
      progress: ({ totalPages, remainingPages }) => {
        onCopied(totalPages - remainingPages, totalPages);
        return PAGES_A_STEP;
      },
    });
    source.exec('COMMIT');
    return rows;
  } finally {
    source.close();
  }
};

/** Reads the copy back, as one file without a log beside it. */
const check = (target: string, rows: RowCounts, onChecked: OnProgress): void => {
  const copy = new Database(target);
  try {
    copy.pragma('journal_mode = DELETE');
    const found = checkDatabase(copy, onChecked);
    const isWhole = isDeepStrictEqual(found.rows, rows);
    const faults = isWhole ? found.faults : [...found.faults, 'rows are missing'];
    if (faults.length > 0)
      throw new DeskError(['The backup is damaged and was thrown away', ...faults].join('\n'));
  } finally {
    copy.close();
  }
};

const syncToDisk = (path: string): void => {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
};

const putInPlace = (partial: string, { file, overwrite }: BackupOrder): void => {
  if (overwrite) return renameSync(partial, file);
  // Unlike a rename, a link fails where a file is there already.
  linkSync(partial, file);
  return rmSync(partial);
};

/**
 * Writes a backup while the server works: one file for its owner only, read back before it gets its name
 * (docs/requirements.md, STAFF-12). Throws DeskError.
 */
export const backUp = async (order: BackupOrder): Promise<Backup> => {
  const { dataDir, file, overwrite, onCopied = () => undefined, onChecked = () => undefined } = order;
  if (!existsSync(databaseFileOf(dataDir))) throw new DeskError(`There is no database in ${dataDir}`);
  if (existsSync(file) && !overwrite) throw new DeskError(`${file} is there already; --force writes over it`);
  if (!existsSync(dirname(file))) throw new DeskError(`${file} cannot be written: its folder does not exist`);
  const partial = `${file}.partial`;
  closeSync(openSync(partial, 'w', 0o600));
  try {
    const rows = await copyMoment(dataDir, partial, onCopied);
    check(partial, rows, onChecked);
    syncToDisk(partial);
    putInPlace(partial, order);
    syncToDisk(dirname(file));
    return { bytes: sizeOf(file), rows };
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
};
