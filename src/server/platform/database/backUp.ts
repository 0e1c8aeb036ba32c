import Database from 'better-sqlite3';
import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkDatabase, countRows, type OnProgress, type RowCounts } from './checkDatabase.ts';
import { databaseFileOf, sizeOf } from './databaseFile.ts';
import { nameBackup, refuseTaken } from './nameBackup.ts';
import { onEndingSignal } from './onEndingSignal.ts';
import { partialNameOf, removeCutOff, removePartial } from './partialFiles.ts';
import { PreconditionError } from './preconditionError.ts';
import { syncToDisk } from './syncToDisk.ts';

export interface BackupRequest {
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

/** Copies the database as it is at one moment, without holding up the server. Gives how many rows there were. */
const copyMoment = async (dataDir: string, target: string, onCopied: OnProgress): Promise<RowCounts> => {
  const source = new Database(databaseFileOf(dataDir), { readonly: true });
  try {
    // The read transaction holds the moment: without it SQLite begins anew whenever the server writes.
    source.exec('BEGIN');
    const rows = countRows(source);
    await source.backup(target, {
      progress: ({ totalPages, remainingPages }) => {
        onCopied(totalPages - remainingPages, totalPages);
        return PAGES_A_STEP;
      },
    });
    return rows;
  } finally {
    source.close();
  }
};

/** Reads the copy back, as one file without a log beside it. */
const check = async (target: string, rows: RowCounts, onChecked: OnProgress): Promise<RowCounts> => {
  const copy = new Database(target);
  try {
    copy.pragma('journal_mode = DELETE');
    const found = await checkDatabase(copy, onChecked);
    const isWhole = isDeepStrictEqual(found.rows, rows);
    const faults = isWhole ? found.faults : [...found.faults, 'rows are missing'];
    if (faults.length > 0)
      throw new PreconditionError(['The backup is damaged and was thrown away', ...faults].join('\n'));
    return found.rows;
  } finally {
    copy.close();
  }
};

const write = async (partial: string, request: BackupRequest): Promise<Backup> => {
  const { dataDir, file, onCopied = () => undefined, onChecked = () => undefined } = request;
  // Its owner's alone from the first byte, and nobody else's file of that name.
  closeSync(openSync(partial, 'wx', 0o600));
  const copied = await copyMoment(dataDir, partial, onCopied);
  const rows = await check(partial, copied, onChecked);
  syncToDisk(partial);
  nameBackup(partial, request);
  syncToDisk(dirname(file));
  return { bytes: sizeOf(file), rows };
};

/**
 * Writes a backup while the server works: one file for its owner only, read back before it gets its name; nothing is
 * written to the disk of the data (docs/requirements.md, STAFF-12). Several may be made at once, to one file, too; one
 * that is interrupted leaves nothing. Throws PreconditionError.
 */
export const backUp = async (request: BackupRequest): Promise<Backup> => {
  const { dataDir, file } = request;
  if (!existsSync(databaseFileOf(dataDir))) throw new PreconditionError(`There is no database in ${dataDir}`);
  if (existsSync(file)) refuseTaken(request);
  if (!existsSync(dirname(file)))
    throw new PreconditionError(`${file} cannot be written: its folder does not exist`);
  removeCutOff(dirname(file));
  const partial = partialNameOf(file);
  const stopListening = onEndingSignal(() => removePartial(partial));
  try {
    return await write(partial, request);
  } finally {
    stopListening();
    removePartial(partial);
  }
};
