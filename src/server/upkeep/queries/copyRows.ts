import { sql, type Kysely, type RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';
import { PreconditionError } from '../../platform/database/preconditionError.ts';
import { OPENINGS_VERSION_KEY, type Tables } from '../../platform/database/tables.ts';
import { KEYS, type CopiedTable } from './copiedTables.ts';

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

/** Copies the rows of a table. */
export const copyRows = async ({
  from,
  to,
  table,
}: {
  from: Kysely<Tables>;
  to: Kysely<Tables>;
  table: CopiedTable;
}): Promise<void> => {
  let last: Row | undefined;
  for (;;) {
    const rows = await rowsAfter(from, table, last);
    if (rows.length === 0) return;
    await insertRows(to, table, rows);
    last = rows.at(-1);
  }
};

/** Reads a table of both again and compares it row by row. Throws PreconditionError at the first that differs. */
export const compareRows = async ({
  from,
  to,
  table,
}: {
  from: Kysely<Tables>;
  to: Kysely<Tables>;
  table: CopiedTable;
}): Promise<CopiedRows> => {
  const hash = createHash('sha256');
  let count = 0;
  let last: Row | undefined;
  for (;;) {
    const [ours, theirs] = [await rowsAfter(from, table, last), await rowsAfter(to, table, last)];
    for (const [at, row] of ours.entries()) {
      const text = textOf(row);
      const copied = theirs[at];
      if (!copied || textOf(copied) !== text)
        throw new PreconditionError(
          `Row ${keyValues(table, row).join(' ')} of ${table} did not arrive as it was; nothing was copied`,
        );
      hash.update(`${text}\n`);
    }
    if (theirs.length > ours.length)
      throw new PreconditionError(`There are more rows of ${table} than were copied; nothing was copied`);
    if (ours.length === 0) return { rows: count, sha256: hash.digest('hex') };
    count += ours.length;
    last = ours.at(-1);
  }
};
