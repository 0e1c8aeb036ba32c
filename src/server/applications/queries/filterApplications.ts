import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { noteTexts } from '../../platform/records/noteTexts.ts';
import { holdsWords, type ApplicationFilter } from './applicationFilter.ts';
import { readableRows, type ReadableRows } from './readableRows.ts';
import { selectApplications, type StoredApplication } from './selectApplications.ts';

const newestFirst = (query: ReturnType<typeof selectApplications>) =>
  query.orderBy('applications.received_at', 'desc').orderBy('applications.id', 'desc');

/** Those that fit the filter, newest first. */
export const filterApplications = async (
  db: Kysely<Tables>,
  { openingId, since, status, isUnread, words = [] }: ApplicationFilter,
): Promise<ReadableRows> => {
  let query = selectApplications(db);
  if (openingId !== undefined) query = query.where('applications.opening_id', '=', openingId);
  if (since !== undefined) query = query.where('applications.received_at', '>=', since);
  if (status !== undefined) query = query.where('applications.status', '=', status);
  if (isUnread) query = query.where('applications.read_at', 'is', null);
  const found = await readableRows(db, { query, inOrder: newestFirst });
  // Not by the database, which knows the letter case of ASCII only.
  if (words.length === 0) return found;
  const texts = await noteTexts(db);
  const rows = found.rows.filter((application) =>
    holdsWords(application, { words, notes: texts.get(application.reference) }),
  );
  return { ...found, rows };
};

/**
 * Those of the same address for the same opening that came before, newest first, as far as they can be read
 * (docs/requirements.md, ONCE-5).
 */
export const earlierApplications = async (
  db: Kysely<Tables>,
  { reference, opening_id, email, received_at }: StoredApplication,
): Promise<ReadableRows> => {
  const query = selectApplications(db)
    .where('applications.opening_id', '=', opening_id)
    .where('applications.received_at', '<=', received_at)
    .where('applications.reference', '!=', reference);
  const others = await readableRows(db, { query, inOrder: newestFirst });
  return {
    ...others,
    rows: others.rows.filter((other) => other.email.toLowerCase() === email.toLowerCase()),
  };
};
