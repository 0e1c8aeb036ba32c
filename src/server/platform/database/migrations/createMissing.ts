import { sql, type Kysely } from 'kysely';
import { engineOf, type Engine } from '../engine.ts';
import { postgresType } from '../postgres/schemaCompiler.ts';
import type { Tables } from '../tables.ts';

const columnNames = {
  sqlite: (table: string) => sql<{ name: string }>`select name from pragma_table_info(${table})`,
  postgres: (table: string) =>
    sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`,
} satisfies Record<Engine, unknown>;

const columnsOf = async (db: Kysely<Tables>, table: keyof Tables): Promise<ReadonlySet<string>> => {
  const { rows } = await columnNames[engineOf(db)](table).execute(db);
  return new Set(rows.map(({ name }) => name));
};

export const hasColumn = async (db: Kysely<Tables>, table: keyof Tables, name: string): Promise<boolean> =>
  (await columnsOf(db, table)).has(name);

/** A definition begins with its type. */
const inPostgres = (definition: string): string => definition.replace(/^\w+/, postgresType);

/**
 * Adds those columns that a table does not have yet, by their definitions. Version 0.1 wrote down that a migration was
 * done after its last statement and not with it: killed in between, it left tables that had a part of it.
 */
export const addMissingColumns = async (
  db: Kysely<Tables>,
  table: keyof Tables,
  columns: Readonly<Record<string, string>>,
): Promise<void> => {
  const present = await columnsOf(db, table);
  for (const [name, definition] of Object.entries(columns)) {
    if (present.has(name)) continue;
    const written = engineOf(db) === 'postgres' ? inPostgres(definition) : definition;
    await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} ${sql.raw(written)}`.execute(db);
  }
};

interface IndexText {
  index: string;
  table: keyof Tables;
  /** Columns and expressions, as SQL. */
  on: string;
}

/** Makes an index where it is missing. */
export const createMissingIndex = async (
  db: Kysely<Tables>,
  { index, table, on }: IndexText,
): Promise<void> => {
  await sql`create index if not exists ${sql.ref(index)} on ${sql.table(table)} (${sql.raw(on)})`.execute(db);
};
