import type { Kysely } from 'kysely';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** How a database stands to this program: `none` has not a single table. */
export type Shape = 'none' | 'older' | 'current' | 'newer';

// Kysely's own table, which `Tables` does not name.
const appliedNames = async (db: Kysely<Tables>): Promise<string[]> => {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
};

/** Which program a database was written by, told by the migrations that it remembers. Changes nothing. */
export const shapeOf = async (db: Kysely<Tables>): Promise<Shape> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length === 0) return 'none';
  const isRemembering = tables.some(({ name }) => name === 'kysely_migration');
  const applied = isRemembering ? await appliedNames(db) : [];
  if (applied.some((name) => !(name in migrations))) return 'newer';
  return applied.length === Object.keys(migrations).length ? 'current' : 'older';
};
