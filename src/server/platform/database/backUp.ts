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

const PAGES_PER_STEP = 500;

/** Copies a snapshot of the database without blocking the server. */
const copySnapshot = async (dataDir: string, target: string): Promise<void> => {
  const source = new Database(databasePath(dataDir), { readonly: true });
  try {
    // Without an open read transaction SQLite restarts the backup whenever the server writes.
    source.exec('begin; select count(*) from sqlite_schema');
    await source.backup(target, { progress: () => PAGES_PER_STEP });
  } finally {
    source.close();
  }
};

/** Converts the copy to a single file without a write-ahead log, and verifies it. */
const verifyCopy = (target: string): RowCounts => {
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
 * Writes a backup while the server runs: one file that only its owner can read, renamed to its final name once it is
 * verified. Writes nothing to the data folder's disk. Throws PreconditionError or StartError.
 */
export const backUp = async ({ dataDir, ...target }: BackupRequest): Promise<Backup> => {
  requireDatabase(dataDir);
  return writeAtomically(target, async (partial) => {
    await copySnapshot(dataDir, partial);
    const rows = verifyCopy(partial);
    return { bytes: fileSize(partial), rows };
  });
};
