import type { Kysely } from 'kysely';
import { matchReference } from '../../platform/database/matchReference.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { noteTexts } from '../../platform/records/noteTexts.ts';
import { holdsWords, type ApplicationFilter } from './applicationFilter.ts';
import { selectApplications, type ListedApplication, type StoredApplication } from './selectApplications.ts';

/** More than these nobody chooses from. */
const MOST = 100;

const newestFirst = (query: ReturnType<typeof selectApplications>) =>
  query.orderBy('applications.received_at', 'desc').orderBy('applications.id', 'desc');

/** Those that fit the filter, newest first. */
export const filterApplications = async (
  db: Kysely<Tables>,
  { openingId, since, status, isUnread, words = [] }: ApplicationFilter,
): Promise<ListedApplication[]> => {
  let query = selectApplications(db);
  if (openingId !== undefined) query = query.where('applications.opening_id', '=', openingId);
  if (since !== undefined) query = query.where('applications.received_at', '>=', since);
  if (status !== undefined) query = query.where('applications.status', '=', status);
  if (isUnread) query = query.where('applications.read_at', 'is', null);
  const found = await newestFirst(query).execute();
  // Not by the database, which knows the letter case of ASCII only.
  if (words.length === 0) return found;
  const texts = await noteTexts(db);
  return found.filter((application) =>
    holdsWords(application, { words, notes: texts.get(application.reference) }),
  );
};

/** Those of the same address for the same opening that came before, newest first. */
export const earlierApplications = async (
  db: Kysely<Tables>,
  { reference, opening_id, email, received_at }: StoredApplication,
): Promise<ListedApplication[]> => {
  const query = selectApplications(db)
    .where('applications.opening_id', '=', opening_id)
    .where('applications.received_at', '<=', received_at)
    .where('applications.reference', '!=', reference);
  const others = await newestFirst(query).execute();
  return others.filter((other) => other.email.toLowerCase() === email.toLowerCase());
};

/** Those whom a number, a reference or a part of one means. */
export const matchApplications = async (db: Kysely<Tables>, text: string): Promise<ListedApplication[]> => {
  const all = await db.selectFrom('applications').select(['id', 'reference']).execute();
  const ids = matchReference(all, text).map(({ id }) => id);
  if (ids.length === 0) return [];
  return selectApplications(db).where('applications.id', 'in', ids.slice(0, MOST)).execute();
};
