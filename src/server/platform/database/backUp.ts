import Database from 'better-sqlite3';
import { PreconditionError } from '../process/failure.ts';
import { checkDatabase, type RowCounts } from './checkDatabase.ts';
import { databasePath, requireDatabase, fileSize } from './databaseFile.ts';
import { type NewFile, writeAtomically } from './writeAtomically.ts';

interface BackupRequest extends NewFile {
  dataDir: string;
}

export interface Backup {
  bytes: number;
  rows: RowCounts;
}

const PAGES_A_STEP = 500;

/** Copies a snapshot of the database without blocking the server. */
const copyMoment = async (dataDir: string, target: string): Promise<void> => {
  const source = new Database(databasePath(dataDir), { readonly: true });
  try {
    // An open read transaction: without it SQLite starts again whenever the server writes.
    source.exec('begin; select count(*) from sqlite_schema');
    await source.backup(target, { progress: () => PAGES_A_STEP });
  } finally {
    source.close();
  }
};

/** Verifies the copy, as a single file without a write-ahead log. */
const check = (target: string): RowCounts => {
  const copy = new Database(target);
  try {
    copy.pragma('journal_mode = DELETE');
    const { rows, problems } = checkDatabase(copy);
    if (problems.length === 0) return rows;
    throw new PreconditionError(['The backup is damaged and was deleted', ...problems].join('\n'));
  } finally {
    copy.close();
  }
};

/**
 * Writes a backup while the server runs: one file that only its owner can read, verified before it gets its name.
 * Nothing is written to the disk with the data (docs/requirements.md, STAFF-12). Throws PreconditionError or
 * StartError.
 */
export const backUp = async ({ dataDir, ...named }: BackupRequest): Promise<Backup> => {
  requireDatabase(dataDir);
  return writeAtomically(named, async (partial) => {
    await copyMoment(dataDir, partial);
    const rows = check(partial);
    return { bytes: fileSize(partial), rows };
  });
};
