import { Kysely, SqliteDialect } from 'kysely';
import { resolve } from 'node:path';
import { StartError } from '../process/failure.ts';
import {
  databasePath,
  dataDirError,
  fileSize,
  freeSpace,
  makeDataDir,
  missingDatabaseError,
  requireDatabase,
} from './databaseFile.ts';
import { announceUpdate } from './announceUpdate.ts';
import { copyBeforeUpdate } from './copyBeforeUpdate.ts';
import type { DatabaseOptions, OpenedDatabase } from './databaseOptions.ts';
import { isDamage } from './storageFailure.ts';
import { isRestoreCommitted } from './finishRestore.ts';
import { acquireSharedLock } from './lock.ts';
import { migrate, requireCurrent } from './migrate.ts';
import { openReader } from './openReader.ts';
import { openSqlite } from './openSqlite.ts';
import type { Tables } from './tables.ts';
import { staffCommand } from '../settings/config.ts';

/** A request must not block the process for long; `transaction.ts` retries what SQLite refuses as busy. */
const SERVING_BUSY_TIMEOUT_MS = 10;
const BUSY_TIMEOUT_MS = 5_000;

const damagedError = (dataDir: string, cause: unknown): StartError =>
  new StartError(
    `The database in ${resolve(dataDir)} is damaged\nStop the server and restore the newest backup: ${staffCommand()} restore FILE`,
    { cause },
  );

const openFile = (dataDir: string, { create, isServing }: { create: boolean; isServing: boolean }) => {
  if (create) makeDataDir(dataDir);
  else if (!isRestoreCommitted(dataDir)) requireDatabase(dataDir);
  const lock = acquireSharedLock(dataDir);
  try {
    const busyMs = isServing ? SERVING_BUSY_TIMEOUT_MS : BUSY_TIMEOUT_MS;
    return { lock, database: openSqlite(databasePath(dataDir), { busyMs }) };
  } catch (error) {
    lock.release();
    throw isDamage(error) ? damagedError(dataDir, error) : dataDirError(dataDir, error);
  }
};

const openSqliteDatabase = async ({
  dataDir,
  create = true,
  isServing = false,
  update = 'plain',
  announce,
}: DatabaseOptions): Promise<OpenedDatabase> => {
  const { lock, database } = openFile(dataDir, { create, isServing });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const reader = isServing ? openReader(databasePath(dataDir)) : db;
  const close = async () => {
    if (reader !== db) await reader.destroy();
    await db.destroy();
    database.close();
    lock.release();
  };
  let copy: string | undefined;
  let wasUpdated = false;
  const beforeUpdate = async () => {
    const isCopied = update === 'after a copy';
    const copyBytes = isCopied ? fileSize(databasePath(dataDir)) : 0;
    await announceUpdate(db, { copyBytes, freeBytes: await freeSpace(dataDir), announce });
    if (isCopied) copy = await copyBeforeUpdate(dataDir);
  };
  try {
    if (isServing && database.pragma('quick_check', { simple: true }) !== 'ok')
      throw damagedError(dataDir, undefined);
    if (update === 'no') await requireCurrent(db, { place: dataDir, missing: missingDatabaseError(dataDir) });
    else wasUpdated = await migrate(db, beforeUpdate);
    return { db, reader, wasUpdated, copy, close };
  } catch (error) {
    await close();
    throw isDamage(error) ? damagedError(dataDir, error) : error;
  }
};

/**
 * Opens the database: `site.db` under `dataDir`, or PostgreSQL if a URL is given; its driver is loaded only then.
 * Throws StartError if the database cannot be opened, is damaged or has a newer schema; also if it is missing or needs a
 * migration that the options do not allow.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenedDatabase> => {
  const { databaseUrl } = options;
  if (!databaseUrl) return openSqliteDatabase(options);
  const { openPostgresDatabase } = await import('./postgres.ts');
  return openPostgresDatabase({ ...options, databaseUrl });
};
