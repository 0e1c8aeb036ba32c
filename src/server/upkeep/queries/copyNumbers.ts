import { sql, type Kysely } from 'kysely';
import { engineOf, type Engine } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { NUMBERED_TABLES, type CopiedTable } from './copiedTables.ts';

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
