import { composeLocation } from '../../src/content/openingPlaces.ts';
import { parseOldLocation } from '../../src/content/parseOldLocation.ts';
import { toStoredWords } from '../../src/server/openings/queries/openingWords.ts';
import { engine } from '../support/engine.ts';
import { changeDatabase } from './changeDatabase.ts';

const LOCATIONS = ['London', 'Austin, Texas', 'Hyderabad', 'Remote in Ireland, Germany or the Netherlands'];
const TYPES = ['full-time', 'part-time', 'contract'];
const TITLES = ['Network Engineer', 'Service Desk Analyst', 'AV Technician', 'Project Manager'];
/** SQLite limits a statement to a million bytes. */
const ROWS_PER_STATEMENT = 200;
const DAY_MS = 86_400_000;
const NEWEST_MS = Date.parse('2026-11-01T08:00:00.000Z');

const COLUMNS =
  'id, job_title, company_name, location, department, employment_type, description, requirements, status, is_sample, posted_at, updated_at, closing_date, places, remote_from, workplace';

const toIso = (ms: number): string => new Date(ms).toISOString();

const makeRow = (index: number, text: string): (string | number | null)[] => {
  const postedAt = toIso(NEWEST_MS - index * 60_000);
  const closingDate = index % 5 === 4 ? toIso(NEWEST_MS + (800 - (index % 400)) * DAY_MS).slice(0, 10) : null;
  const place = parseOldLocation(LOCATIONS[index % LOCATIONS.length] ?? '', null);
  return [
    index + 1,
    `${TITLES[index % TITLES.length] ?? ''} ${index + 1}`,
    'Acme',
    composeLocation(place),
    index % 3 === 0 ? 'Field & Dispatch' : 'Operations',
    TYPES[index % TYPES.length] ?? '',
    text,
    '["Patience"]',
    'open',
    0,
    postedAt,
    postedAt,
    closingDate,
    JSON.stringify(place.places),
    JSON.stringify(place.remote_from),
    place.workplace,
  ];
};

const sqlLiteral = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** Returns the words that the server stores for the search. */
const searchWords = (row: readonly (string | number | null)[]): string =>
  toStoredWords({ description: [...row.slice(1, 5), row[6]].join(' ') });

const insertStatements = (table: string, rows: readonly string[]): string[] =>
  Array.from(
    { length: Math.ceil(rows.length / ROWS_PER_STATEMENT) },
    (_, group) =>
      `insert into ${table} values ${rows.slice(group * ROWS_PER_STATEMENT, (group + 1) * ROWS_PER_STATEMENT).join(', ')};`,
  );

/**
 * Replaces the openings in a data folder's database by `count` new ones, newest first. Every fifth has a closing date
 * more than a year away.
 */
export const replaceOpenings = (dataDir: string, count: number, text = 'You mend what is broken.'): void => {
  const rows = Array.from(
    { length: count },
    (_, index) => `(${makeRow(index, text).map(sqlLiteral).join(', ')})`,
  );
  const searchRows = Array.from(
    { length: count },
    (_, index) => `(${index + 1}, ${sqlLiteral(searchWords(makeRow(index, text)))})`,
  );
  const inserts = [
    ...insertStatements(`openings (${COLUMNS})`, rows),
    ...insertStatements('opening_words (opening_id, words)', searchRows),
  ];
  const statements = `delete from opening_words where opening_id > 0; delete from openings where id > 0; ${inserts.join(' ')}`;
  // PostgreSQL runs several statements as one transaction; rows with explicit ids do not advance its sequence.
  const sequence = `select setval(pg_get_serial_sequence('openings', 'id'), ${count});`;
  changeDatabase(
    dataDir,
    engine === 'postgres' ? `${statements} ${sequence}` : `begin immediate; ${statements} commit`,
  );
};
