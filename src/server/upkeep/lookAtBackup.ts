import Database from 'better-sqlite3';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { RowCounts } from '../platform/database/checkDatabase.ts';
import { migrations, newerLine } from '../platform/database/migrate.ts';
import { failureCode, PreconditionError } from '../platform/process/failure.ts';

const OURS = ['openings', 'applications', 'resumes', 'kysely_migration'] as const;

export const notOurs = (cause?: unknown): PreconditionError =>
  new PreconditionError('This is not a backup of this site; nothing was changed', { cause });

/** Whether a database has the tables of this site. */
export const isOurs = (rows: RowCounts): boolean => OURS.every((table) => rows[table] !== undefined);

const HEADER = 'SQLite format 3\0';
const HEADER_BYTES = 20;
/** Where the header says how the file is written: 1 is one file alone, which `backup` makes. */
const WRITE_FORMAT = 18;

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'you may not read this file',
};

const headerOf = (file: string): Buffer => {
  try {
    if (statSync(file).isDirectory()) throw new PreconditionError(`${file}: this is a folder`);
    const opened = openSync(file, 'r');
    const header = Buffer.alloc(HEADER_BYTES);
    readSync(opened, header, 0, HEADER_BYTES, 0);
    closeSync(opened);
    return header;
  } catch (error) {
    if (error instanceof PreconditionError) throw error;
    const code = failureCode(error);
    const cause = causes[code] ?? `this file cannot be read (${code})`;
    throw new PreconditionError(`${file}: ${cause}`, { cause: error });
  }
};

const lookInside = (database: Database.Database): void => {
  const namesIn = (sql: string) =>
    database
      .prepare<[], { name: string }>(sql)
      .all()
      .map(({ name }) => name);
  const tables = namesIn("select name from sqlite_master where type = 'table'");
  if (!OURS.every((table) => tables.includes(table))) throw notOurs();
  const unknown = namesIn('select name from kysely_migration').filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new PreconditionError(newerLine(unknown));
};

/** Checks, before anybody is asked, that a file looks like a backup. Reads little of it, and writes nothing beside it. */
export const lookAtBackup = (file: string): void => {
  const header = headerOf(file);
  if (header.toString('latin1', 0, HEADER.length) !== HEADER) throw notOurs();
  // To read one that was copied out of a running site, SQLite would write beside it; it is read in a copy later.
  if (header[WRITE_FORMAT] !== 1) return;
  const database = new Database(file, { readonly: true });
  try {
    lookInside(database);
  } catch (error) {
    throw error instanceof PreconditionError ? error : notOurs(error);
  } finally {
    database.close();
  }
};
