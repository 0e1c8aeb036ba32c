import { sql, type Kysely } from 'kysely';
import { OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { NO_LIST } from '../../platform/database/checkDatabase.ts';
import { engineOf } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface DamagedOpening {
  id: number;
  /** Names of the texts that cannot be read, and are left out of it. */
  texts: string[];
}

const TEXTS = [...OPENING_FIELDS, 'description'] as const;

const isOdd = (column: string) => sql<boolean>`typeof(${sql.ref(column)}) not in ('text', 'null')`;

const isList = (text: string): boolean => {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
};

/** Lists of requirements are text to the database, and may be anything. */
const damagedLists = async (db: Kysely<Tables>): Promise<DamagedOpening[]> => {
  const rows = await db.selectFrom('openings').select(['id', 'requirements']).orderBy('id').execute();
  return rows
    .filter(({ requirements }) => !isList(requirements))
    .map(({ id }) => ({ id, texts: ['requirements'] }));
};

/** The openings of which texts cannot be read, and are left out of them (docs/requirements.md, STAFF-32). */
export const damagedOpenings = async (db: Kysely<Tables>): Promise<DamagedOpening[]> => {
  // A column of PostgreSQL holds nothing but its type, and its checksums are its own matter.
  if (engineOf(db) === 'postgres') return damagedLists(db);
  const idsWhere = async (condition: ReturnType<typeof isOdd>): Promise<number[]> =>
    (await db.selectFrom('openings').select('id').where(condition).execute()).map(({ id }) => id);
  const found = await Promise.all([
    ...TEXTS.map(async (text) => ({ text, ids: await idsWhere(isOdd(text)) })),
    idsWhere(sql<boolean>`${sql.raw(NO_LIST)}`).then((ids) => ({ text: 'requirements', ids })),
  ]);
  const ids = [...new Set(found.flatMap((each) => each.ids))].toSorted((one, other) => one - other);
  return ids.map((id) => ({
    id,
    texts: found.filter((each) => each.ids.includes(id)).map(({ text }) => text),
  }));
};
