import type { Kysely } from 'kysely';
import { isDamage } from '../../platform/database/isDamage.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { selectApplications, ListedApplication } from './selectApplications.ts';

type Query = ReturnType<typeof selectApplications>;

export interface ReadableRows {
  rows: ListedApplication[];
  /** Numbers of applications that stand on a damaged page of the database. */
  unreadable: number[];
}

/** A changed byte makes something else of a text, which SQLite gives as it is. */
export const isOdd = ({ name, email, phone, other_information, client_name }: ListedApplication) =>
  [name, email, phone, other_information, client_name].some((text) => typeof text !== 'string');

const withoutOdd = (rows: readonly ListedApplication[]): ReadableRows => ({
  rows: rows.filter((row) => !isOdd(row)),
  unreadable: rows.filter(isOdd).map(({ id }) => id),
});

/** From an index, which names every application without reading it. */
const allIds = async (db: Kysely<Tables>): Promise<number[]> => {
  const rows = await db.selectFrom('applications').select('id').orderBy('reference').execute();
  return rows.map(({ id }) => id);
};

/**
 * The rows of a query, as far as they can be read: where a page of the database is damaged, one application after the
 * other is asked for (docs/requirements.md, STAFF-32). Throws what SQLite says where not even their numbers are left.
 */
export const readableRows = async (
  db: Kysely<Tables>,
  { query, inOrder }: { query: Query; inOrder: (query: Query) => Query },
): Promise<ReadableRows> => {
  try {
    return withoutOdd(await inOrder(query).execute());
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  const found: ReadableRows = { rows: [], unreadable: [] };
  for (const id of (await allIds(db)).toSorted((one, other) => one - other)) {
    try {
      found.rows.push(...(await query.where('applications.id', '=', id).execute()));
    } catch (error) {
      if (!isDamage(error)) throw error;
      found.unreadable.push(id);
    }
  }
  // Numbers are given in the order of arrival.
  const { rows, unreadable } = withoutOdd(found.rows.toReversed());
  return { rows, unreadable: [...found.unreadable, ...unreadable] };
};
