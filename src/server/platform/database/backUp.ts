import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { failureCode, PreconditionError } from '../process/failure.ts';
import { checkDatabase, countRows, type RowCounts } from './checkDatabase.ts';
import { databaseFileOf, sizeOf, syncToDisk } from './databaseFile.ts';

interface BackupRequest {
  dataDir: string;
  file: string;
  /** Also over a file that is there already. */
  overwrite: boolean;
}

export interface Backup {
  bytes: number;
  rows: RowCounts;
}

const PAGES_A_STEP = 500;

/** Copies the database as it is at one moment, without holding up the server. Gives how many rows there were. */
const copyMoment = async (dataDir: string, target: string): Promise<RowCounts> => {
  const source = new Database(databaseFileOf(dataDir), { readonly: true });
  try {
    // The read transaction holds the moment: without it SQLite begins anew whenever the server writes.
    source.exec('BEGIN');
    const rows = countRows(source);
    await source.backup(target, {
      progress: () => PAGES_A_STEP,
    });
    return rows;
  } finally {
    source.close();
  }
};

/** Reads the copy back, as one file without a log beside it. */
const check = async (target: string, rows: RowCounts): Promise<RowCounts> => {
  const copy = new Database(target);
  try {
    copy.pragma('journal_mode = DELETE');
    const found = await checkDatabase(copy);
    const isWhole = isDeepStrictEqual(found.rows, rows);
    const problems = isWhole ? found.problems : [...found.problems, 'rows are missing'];
    if (problems.length > 0)
      throw new PreconditionError(['The backup is damaged and was thrown away', ...problems].join('\n'));
    return found.rows;
  } finally {
    copy.close();
  }
};

const write = async (partial: string, request: BackupRequest): Promise<Backup> => {
  const { dataDir, file } = request;
  // Its owner's alone from the first byte, and nobody else's file of that name.
  closeSync(openSync(partial, 'wx', 0o600));
  const copied = await copyMoment(dataDir, partial);
  const rows = await check(partial, copied);
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

const MARK = '.partial-';
const HOST = hostname().replace(/[^A-Za-z0-9]/g, '') || 'host';

/** The name under which a backup is written until it is whole: of this process, and no other's. */
const partialNameOf = (file: string): string =>
  `${file}${MARK}${HOST}-${process.pid}-${randomBytes(3).toString('hex')}`;

/** Files of backups that are being written, or that were cut off. */
const partialFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.includes(MARK))
    .map((name) => join(folder, name));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There is such a process, and it is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const WRITER = new RegExp(`\\${MARK}${HOST}-(\\d+)-`);

const isCutOff = (path: string): boolean => {
  const pid = WRITER.exec(basename(path))?.[1];
  return pid !== undefined && !isAlive(Number(pid));
};

/** Removes a partial file with what SQLite keeps beside it. */
const removePartial = (partial: string): void => {
  for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(partial + ending, { force: true });
};

/** What killed processes of this machine have left of backups in a folder, by their paths. */
const cutOffFilesIn = (folder: string): string[] => partialFilesIn(folder).filter(isCutOff);

/** Removes it, whatever the backups were to be called: it holds personal data. */
const removeCutOff = (folder: string): void => {
  for (const path of cutOffFilesIn(folder)) rmSync(path, { force: true });
};

interface Name {
  file: string;
  /** Also over a file that is there already. */
  overwrite: boolean;
}

const isThere = (file: string): PreconditionError =>
  new PreconditionError(`${file} is there already; --force writes over it`);

/**
 * Refuses the name of a file that is there, unless it may be written over, and of what is no file: a rename would put a
 * backup in the place of `/dev/null`, too, for all programs of the machine. Throws PreconditionError.
 */
export const refuseTaken = ({ file, overwrite }: Name): void => {
  if (!overwrite) throw isThere(file);
  if (!statSync(file).isFile())
    throw new PreconditionError(`${file} is no file that a backup could take the place of; name another`);
};

/**
 * Gives a backup that is whole its name. File systems without links cannot refuse a name that is taken; there it is
 * looked for beforehand.
 */
const nameBackup = (partial: string, { file, overwrite }: Name): void => {
  if (overwrite) return renameSync(partial, file);
  try {
    // Unlike a rename, a link fails where a file is there already.
    return linkSync(partial, file);
  } catch (error) {
    if (failureCode(error) === 'EEXIST' || existsSync(file)) throw isThere(file);
    return renameSync(partial, file);
  }
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Acts when somebody ends the program by a signal, which then ends it as it would have. Gives a function that stops
 * listening. For what must not be left behind: nothing runs by itself after a signal.
 */
export const onEndingSignal = (act: () => void): (() => void) => {
  const end = (signal: NodeJS.Signals): void => {
    stop();
    try {
      act();
    } finally {
      process.kill(process.pid, signal);
    }
  };
  const stop = (): void => {
    for (const signal of SIGNALS) process.removeListener(signal, end);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return stop;
};
