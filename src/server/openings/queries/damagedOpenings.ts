import { sql, type Kysely } from 'kysely';
import { OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { NO_LIST } from '../../platform/database/checkDatabase.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface DamagedOpening {
  id: number;
  /** Names of the texts that cannot be read, and are left out of it. */
  texts: string[];
}

const TEXTS = [...OPENING_FIELDS, 'description'] as const;

const isOdd = (column: string) => sql<boolean>`typeof(${sql.ref(column)}) not in ('text', 'null')`;

/** The openings of which texts cannot be read, and are left out of them (docs/requirements.md, STAFF-32). */
export const damagedOpenings = async (db: Kysely<Tables>): Promise<DamagedOpening[]> => {
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
