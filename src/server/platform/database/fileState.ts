import type Database from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databasePath, fileSize, syncToDisk } from './databaseFile.ts';
import { isStorageFailure } from './storageFailure.ts';
import { failureCode } from '../process/failure.ts';

/** Which file a server has opened, and how it left it. */
interface FileState {
  device: number;
  inode: number;
  /** Only after a clean shutdown. */
  closed?: { bytes: number; changedAt: number };
}

const statePath = (dataDir: string): string => join(dataDir, 'site.db.state');

const readState = (dataDir: string): FileState | undefined => {
  try {
    return JSON.parse(readFileSync(statePath(dataDir), 'utf8')) as FileState;
  } catch {
    return undefined;
  }
};

/** On a full disk nothing is recorded: the next start then checks the database. */
const writeState = (dataDir: string, state: FileState): void => {
  try {
    writeFileSync(statePath(dataDir), JSON.stringify(state), { mode: 0o600 });
  } catch (error) {
    if (!isStorageFailure(failureCode(error))) throw error;
  }
};

const readFile = (file: string) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && { device: stats.dev, inode: stats.ino, bytes: stats.size, changedAt: stats.mtimeMs };
};

/** Whether a server has closed the database file cleanly and nothing has changed it since. Call it before opening it. */
export const wasClosedCleanly = (dataDir: string): boolean => {
  const { device, inode, closed } = readState(dataDir) ?? {};
  const file = readFile(databasePath(dataDir));
  return (
    file !== undefined &&
    closed !== undefined &&
    file.device === device &&
    file.inode === inode &&
    file.bytes === closed.bytes &&
    file.changedAt === closed.changedAt &&
    fileSize(`${databasePath(dataDir)}-wal`) === 0
  );
};

/** Records that a server has opened the database file. The former record is gone first, even if the disk is full. */
export const recordOpened = (dataDir: string): void => {
  rmSync(statePath(dataDir), { force: true });
  syncToDisk(dataDir);
  const { device, inode } = readFile(databasePath(dataDir)) ?? { device: 0, inode: 0 };
  writeState(dataDir, { device, inode });
};

/** Records a clean shutdown, after the database was closed. Without it the next start checks the database. */
export const recordClosed = (dataDir: string): void => {
  const file = readFile(databasePath(dataDir));
  const opened = readState(dataDir);
  if (!file || file.inode !== opened?.inode || file.device !== opened.device) return;
  const { device, inode, bytes, changedAt } = file;
  writeState(dataDir, { device, inode, closed: { bytes, changedAt } });
};

/** Whether `site.db` is another file than the one that the running server has opened, or is missing. */
export const isFileReplaced = (dataDir: string): boolean => {
  const opened = readState(dataDir);
  if (!opened) return false;
  const file = readFile(databasePath(dataDir));
  return file?.inode !== opened.inode || file.device !== opened.device;
};

/** SQLite's own code, which it does not report for files with a write-ahead log. */
class FileReplacedError extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

interface WatchedDatabase extends SqliteDatabase {
  /** Whether the file's path leads to another file, or to none. */
  isReplaced: () => boolean;
}

/**
 * Refuses writes to a database file that was deleted or replaced since it was opened: they would be acknowledged, and
 * lost when the process ends.
 */
export const refuseWritesIfReplaced = (database: Database.Database): WatchedDatabase => {
  const opened = readFile(database.name);
  const isReplaced = () => {
    const file = readFile(database.name);
    return file?.inode !== opened?.inode || file?.device !== opened?.device;
  };
  return {
    isReplaced,
    close: () => database.close(),
    prepare: (text) => {
      const statement = database.prepare(text);
      const isWrite = !statement.readonly || text === 'commit';
      if (isWrite && isReplaced()) throw new FileReplacedError('The database file was replaced');
      return statement;
    },
  };
};
