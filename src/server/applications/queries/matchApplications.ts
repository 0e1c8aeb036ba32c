import type { Kysely } from 'kysely';
import { isDamage } from '../../platform/database/isDamage.ts';
import { matchReference, type Referred } from '../../platform/database/matchReference.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isOdd } from './readableRows.ts';
import { selectApplications, type ListedApplication } from './selectApplications.ts';

export interface MatchedApplications {
  rows: ListedApplication[];
  /** Those that are meant, too, and stand on a damaged page of the database. */
  unreadable: Referred[];
}

/** More than these nobody chooses from. */
const MOST = 100;

/** From an index, which names every application without reading it. */
const referencesOf = (db: Kysely<Tables>): Promise<Referred[]> =>
  db.selectFrom('applications').select(['id', 'reference']).orderBy('reference').execute();

const readEach = async (db: Kysely<Tables>, text: string): Promise<MatchedApplications> => {
  const found: MatchedApplications = { rows: [], unreadable: [] };
  for (const referred of matchReference(await referencesOf(db), text).slice(0, MOST)) {
    try {
      found.rows.push(...(await selectApplications(db).where('applications.id', '=', referred.id).execute()));
    } catch (error) {
      if (!isDamage(error)) throw error;
      found.unreadable.push(referred);
    }
  }
  return found;
};

/** Those whom a number, a reference or a part of one means, as far as they can be read (docs/requirements.md, STAFF-32). */
export const matchApplications = async (db: Kysely<Tables>, text: string): Promise<MatchedApplications> => {
  try {
    const all = db.selectFrom('applications').select(['id', 'reference']);
    const ids = matchReference(await all.execute(), text)
      .slice(0, MOST)
      .map(({ id }) => id);
    const rows = await selectApplications(db).where('applications.id', 'in', ids).execute();
    return { rows: rows.filter((row) => !isOdd(row)), unreadable: rows.filter(isOdd) };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return readEach(db, text);
  }
};
