import type Database from 'better-sqlite3';
import { findTableDamage, SEARCH_INDEX } from '../../platform/database/tableDamage.ts';
import { fault, type Finding } from './finding.ts';

const advice = "Nothing is lost: './staff openings reindex' makes it anew, also while the server runs";

/** Where the index of the openings' words, and nothing else, is damaged. */
export const describeSearchDamage = (database: Database.Database): Finding[] => {
  const { damaged } = findTableDamage(database);
  const isAlone = damaged.length > 0 && damaged.every(({ table }) => table === SEARCH_INDEX);
  return isAlone
    ? [fault('The search index of the openings is damaged: words are looked for the slow way', advice)]
    : [];
};

const hasIndex = (database: Database.Database): boolean =>
  database.prepare('select 1 from sqlite_schema where name = ?').get(SEARCH_INDEX) !== undefined;

/** Whether the index knows every opening; what it knows of each is compared by nobody. An older database has none. */
export const checkSearchIndex = (database: Database.Database): Finding[] => {
  if (!hasIndex(database)) return [];
  const unknown = database
    .prepare<[], number>(
      `select (select count(*) from openings where id not in (select id from ${SEARCH_INDEX}_docsize))
         + (select count(*) from ${SEARCH_INDEX}_docsize where id not in (select id from openings))`,
    )
    .pluck()
    .get();
  return unknown
    ? [fault(`The search index of the openings is out of step with ${unknown} of them`, advice)]
    : [];
};
