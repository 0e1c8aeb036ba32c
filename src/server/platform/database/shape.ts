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

const rememberedIn = async (db: Kysely<Tables>): Promise<string[] | undefined> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length === 0) return undefined;
  return tables.some(({ name }) => name === 'kysely_migration') ? appliedNames(db) : [];
};

/** The changes that a database has and this program does not know, and those that it lacks. */
export const differenceOf = async (db: Kysely<Tables>): Promise<{ unknown: string[]; missing: string[] }> => {
  const applied = (await rememberedIn(db)) ?? [];
  return {
    unknown: applied.filter((name) => !(name in migrations)),
    missing: Object.keys(migrations).filter((name) => !applied.includes(name)),
  };
};

/** Which program a database was written by, told by the migrations that it remembers. Changes nothing. */
export const shapeOf = async (db: Kysely<Tables>): Promise<Shape> => {
  if (!(await rememberedIn(db))) return 'none';
  const { unknown, missing } = await differenceOf(db);
  if (unknown.length > 0) return 'newer';
  return missing.length === 0 ? 'current' : 'older';
};
