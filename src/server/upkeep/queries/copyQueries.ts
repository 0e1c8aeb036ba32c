import { type Kysely, type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type Engine, engineOf } from '../../platform/database/engine.ts';
import { OPENINGS_VERSION_KEY, type Tables } from '../../platform/database/tables.ts';
import { PreconditionError } from '../../platform/process/failure.ts';

/** What tells a row of a table from all others, by its columns. */
type Keys = { [Table in keyof Tables]: readonly (keyof Tables[Table] & string)[] };

/** Every table with its key, in an order in which what is referred to comes first; the compiler asks for a new one. */
const KEYS = {
  users: ['id'],
  sessions: ['token_hash'],
  attempts: ['id'],
  templates: ['name'],
  openings: ['id'],
  opening_words: ['opening_id'],
  opening_versions: ['opening_id', 'version'],
  resumes: ['id'],
  resume_files: ['resume_id'],
  applications: ['id'],
  messages: ['id'],
  notes: ['id'],
  outbox: ['id'],
  submissions: ['call', 'key'],
  alerts: ['id'],
  audit: ['id'],
  meta: ['key'],
} as const satisfies Keys;

export type CopiedTable = keyof Tables;

/** Every table, in the order in which they are copied. */
export const COPIED_TABLES = Object.keys(KEYS) as CopiedTable[];

/** Those whose numbers are given by the database, and never twice. */
const NUMBERED_TABLES = COPIED_TABLES.filter((table) => KEYS[table][0] === 'id');

/** A row of any table. */
type Row = Readonly<Record<string, unknown>>;

/** Resumes have up to 5 MB each. */
const rowsAtOnce = (table: CopiedTable): number => (table === 'resume_files' ? 8 : 200);

const keyColumns = (table: CopiedTable): RawBuilder<unknown> =>
  sql.join(KEYS[table].map((column) => sql.ref(column)));

const keyValues = (table: CopiedTable, row: Row): unknown[] => KEYS[table].map((column) => row[column]);

/** Every database counts the changes of its openings itself. */
const isOurs = (table: CopiedTable): RawBuilder<boolean> =>
  table === 'meta' ? sql<boolean>`key <> ${OPENINGS_VERSION_KEY}` : sql<boolean>`1 = 1`;

const rowsAfter = async (db: Kysely<Tables>, table: CopiedTable, last: Row | undefined): Promise<Row[]> => {
  const after = last ? sql`and (${keyColumns(table)}) > (${sql.join(keyValues(table, last))})` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${isOurs(table)} ${after}
    order by ${keyColumns(table)} limit ${sql.lit(rowsAtOnce(table))}`.execute(db);
  return rows;
};

/** Bytes by their hash; the columns in one order, whatever the order of their making. */
const textOf = (row: Row): string =>
  JSON.stringify(
    Object.keys(row)
      .toSorted()
      .map((column) => {
        const value = row[column];
        const isBytes = value instanceof Uint8Array;
        return [column, isBytes ? createHash('sha256').update(value).digest('hex') : value];
      }),
  );

const insertRows = (db: Kysely<Tables>, table: CopiedTable, rows: readonly Row[]) => {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
};

export interface CopiedRows {
  rows: number;
  /** SHA-256 over all rows, as they are in both. */
  sha256: string;
}

/** How many rows of ours a table has. */
export const countRowsOf = async (db: Kysely<Tables>, table: CopiedTable): Promise<number> => {
  const { rows } = await sql<{
    rows: number;
  }>`select count(*) as rows from ${sql.table(table)} where ${isOurs(table)}`.execute(db);
  return rows[0]?.rows ?? 0;
};

interface CopiedTableRequest {
  from: Kysely<Tables>;
  to: Kysely<Tables>;
  table: CopiedTable;
}

/** Copies the rows of a table. */
export const copyRows = async ({ from, to, table }: CopiedTableRequest): Promise<void> => {
  let last: Row | undefined;
  for (;;) {
    const rows = await rowsAfter(from, table, last);
    if (rows.length === 0) return;
    await insertRows(to, table, rows);
    last = rows.at(-1);
  }
};

/** Reads a table of both again and compares it row by row. Throws PreconditionError at the first that differs. */
export const compareRows = async ({ from, to, table }: CopiedTableRequest): Promise<CopiedRows> => {
  const hash = createHash('sha256');
  let count = 0;
  let last: Row | undefined;
  for (;;) {
    const [ours, theirs] = [await rowsAfter(from, table, last), await rowsAfter(to, table, last)];
    for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
      const [row, copied] = [ours[at], theirs[at]];
      const text = row && textOf(row);
      if (!copied || textOf(copied) !== text)
        throw new PreconditionError(
          `Row ${count + at + 1} of ${table} differs in the copy; nothing was copied`,
        );
      hash.update(`${text}\n`);
    }
    if (ours.length === 0) return { rows: count, sha256: hash.digest('hex') };
    count += ours.length;
    last = ours.at(-1);
  }
};

interface Given {
  last: number;
}

/** The last number that a table gave; a deleted row's counts. 0: none yet. */
const lastNumber = {
  sqlite: (table: CopiedTable) => sql<Given>`select seq as last from sqlite_sequence where name = ${table}`,
  postgres: (table: CopiedTable) =>
    sql<Given>`select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass), 0) as last`,
} satisfies Record<Engine, unknown>;

const setLast = {
  sqlite: (table: CopiedTable, last: number) => [
    sql`delete from sqlite_sequence where name = ${table}`,
    sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`,
  ],
  postgres: (table: CopiedTable, last: number) => [
    sql`select setval(pg_get_serial_sequence(${table}, 'id')::regclass, ${last})`,
  ],
} satisfies Record<Engine, unknown>;

/** Goes on counting where the other database was: no number is ever given twice, also not one of a row that is gone. */
export const copyNumbers = async (from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> => {
  for (const table of NUMBERED_TABLES) {
    const { rows } = await lastNumber[engineOf(from)](table).execute(from);
    const last = rows[0]?.last ?? 0;
    if (last < 1) continue;
    for (const statement of setLast[engineOf(to)](table, last)) await statement.execute(to);
  }
};
