import type Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { failureCode } from '../process/failure.ts';
import { isDamage } from './storageFailure.ts';

/** Number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

interface CheckedDatabase {
  rows: RowCounts;
  /** One line for each problem; empty if the database is intact. */
  problems: string[];
}

/** Number of rows of every table except SQLite's own. */
const countRows = (database: Database.Database): RowCounts => {
  const tables = database
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  const countTableRows = (name: string) =>
    database.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0;
  return Object.fromEntries(tables.map((name) => [name, countTableRows(name)]));
};

/** Finds damage, and references to missing rows. */
export const findIntegrityErrors = (database: Database.Database): string[] => {
  try {
    const messages = database.prepare<[], string>('pragma integrity_check').pluck().all();
    const orphanedTables = database.prepare<[], string>('pragma foreign_key_check').pluck().all();
    return [
      ...messages.filter((line) => line !== 'ok'),
      ...orphanedTables.map((table) => `a row of ${table} refers to a missing row`),
    ];
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [`it cannot be read (${failureCode(error)})`];
  }
};

interface ResumeRow {
  stored_name: string;
  sha256: string;
  size: number;
  /** null: the row of `resume_files` is missing. */
  bytes: Buffer | null;
}

const isIntact = ({ sha256, size, bytes }: ResumeRow): boolean =>
  bytes?.length === size && createHash('sha256').update(bytes).digest('hex') === sha256;

const RESUMES_QUERY =
  'select stored_name, sha256, size, bytes from resumes left join resume_files on resume_id = id';

const findResumeErrors = (database: Database.Database): string[] => {
  const problems: string[] = [];
  for (const row of database.prepare<[], ResumeRow>(RESUMES_QUERY).iterate())
    if (!isIntact(row)) problems.push(`resume ${row.stored_name} differs from the file that was uploaded`);
  return problems;
};

const REQUIRED_TABLES = ['openings', 'applications', 'resumes', 'resume_files', 'kysely_migration'];

/** Checks a whole database: SQLite's integrity, the number of rows, and every resume against its SHA-256. */
export const checkDatabase = (database: Database.Database): CheckedDatabase => {
  const errors = findIntegrityErrors(database);
  // The rows of a damaged table cannot be counted.
  if (errors.length > 0) return { rows: {}, problems: errors };
  const rows = countRows(database);
  if (!REQUIRED_TABLES.every((table) => table in rows))
    return { rows, problems: ['it is not a database of this site'] };
  return { rows, problems: findResumeErrors(database) };
};
