import type Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { failureCode } from '../process/failure.ts';
import { isDamage } from './diskTrouble.ts';

/** Number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

interface CheckedDatabase {
  rows: RowCounts;
  /** What is damaged, a line each; none when all is well. */
  problems: string[];
}

/** Rows of every table but SQLite's own. */
export const countRows = (database: Database.Database): RowCounts => {
  const tables = database
    .prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .all();
  const countOf = (name: string): number =>
    database.prepare<[], { rows: number }>(`select count(*) as rows from "${name}"`).get()?.rows ?? 0;
  return Object.fromEntries(tables.map(({ name }) => [name, countOf(name)]));
};

/** What SQLite itself finds damaged, or leading nowhere; at some kinds of damage it gives up. */
const integrityErrors = (database: Database.Database): string[] => {
  try {
    const found = database.prepare<[], { integrity_check: string }>('pragma integrity_check').all();
    const lost = database.prepare<[], { table: string }>('pragma foreign_key_check').all();
    return [
      ...found.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
      ...lost.map(({ table }) => `a row of ${table} leads nowhere`),
    ];
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [`it cannot be read through (${failureCode(error)})`];
  }
};

interface ResumeRow {
  stored_name: string;
  sha256: string;
  size: number;
  /** null: they are missing. */
  bytes: Buffer | null;
}

const isIntact = ({ sha256, size, bytes }: ResumeRow): boolean =>
  bytes?.length === size && createHash('sha256').update(bytes).digest('hex') === sha256;

/** Lets signals and other work through now and then. */
const turn = () => new Promise<void>((done) => setImmediate(done));
const ROWS_A_TURN = 20;

const RESUMES =
  'select stored_name, sha256, size, bytes from resumes left join resume_files on resume_id = id';

const resumeErrors = async (database: Database.Database): Promise<string[]> => {
  const problems: string[] = [];
  const rows = database.prepare<[], ResumeRow>(RESUMES).iterate();
  let done = 0;
  for (const row of rows) {
    done += 1;
    if (done % ROWS_A_TURN === 0) await turn();
    if (!isIntact(row)) problems.push(`resume ${row.stored_name} is not what was uploaded`);
  }
  return problems;
};

/** Reads a whole database: SQLite's own check, the number of rows, and every resume against its SHA-256. */
export const checkDatabase = async (database: Database.Database): Promise<CheckedDatabase> => {
  const broken = integrityErrors(database);
  // Those of a damaged table cannot be counted.
  if (broken.length > 0) return { rows: {}, problems: broken };
  const rows = countRows(database);
  return { rows, problems: await resumeErrors(database) };
};
