import { sql, type Kysely } from 'kysely';
import { countryName } from '../../src/content/countries.ts';
import { listKnownPlaces, placeName } from '../../src/content/openingPlaces.ts';
import { migrations } from '../../src/server/platform/database/migrate.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';
import { databaseUrlFor, engine } from '../support/engine.ts';
import { freshDir, queryDatabase } from '../support/server.ts';

const [office] = listKnownPlaces();
if (!office) throw new Error('The brand has no office');

const OLD_TEXTS = [
  [office.city, null, '£34,000 to £40,000 a year'],
  ['Manchester', null, null],
  ['Singapore', 'hybrid', 'SGD 5,000 a month plus bonus'],
  ['Dallas, Texas', null, '$82,000 to $98,000 a year'],
  ['Zürich, Switzerland', null, 'Competitive'],
  ['Remote within the UK', null, '£450 a day'],
  ['Remote', null, null],
  ['Leeds', null, null],
  [`${office.city} and Dublin`, null, null],
  ['Anywhere nice', null, null],
] as const;
const PLACES = [
  ...[office.city, 'Manchester', 'Singapore', 'Dallas, Texas', 'Zürich, Switzerland', 'Leeds', 'Remote'],
  ...['Remote within the UK', 'London (hybrid)', 'London and Dublin', 'Savannah, Georgia', 'Portland, ME'],
  ...['York, England', 'Berlin, Germany', 'Remote or London', 'Hyderabad', 'Austin, TX', 'On site, Cork'],
  ...['Anywhere nice', 'Remote House, Leeds', 'Paris; Lyon', 'Tokyo', 'EMEA', 'London / New York', '東京'],
];
const PAY = [
  ...['£34,000 to £40,000 a year', '£450 a day', 'Competitive', '$82,000 a year', '€50k-60k per annum'],
  ...[
    'from CHF 90,000 a year',
    'up to ₹750,000 a year',
    '£15.50 an hour',
    'DOE',
    '£55,000 to £48,000 a year',
  ],
];
const WORKPLACES = [null, 'hybrid', 'remote', 'on site'];

type OldText = readonly [location: string, workplace: string | null, pay: string | null];
/** A thousand texts: those above, and every combination of a place, a workplace and pay. */
const oldTexts: OldText[] = [
  ...OLD_TEXTS,
  ...PLACES.flatMap((place) =>
    WORKPLACES.flatMap((workplace) => PAY.map((pay): OldText => [place, workplace, pay])),
  ),
].slice(0, 1000);

/** Takes back the later migrations, so that the database is as version 1.0.0 left it. */
const forgetLaterMigrations = (): (() => void) => {
  const all = { ...migrations };
  for (const name of Object.keys(all)) if (name > '0001_baseline') Reflect.deleteProperty(migrations, name);
  return () => void Object.assign(migrations, all);
};

const addOldOpenings = async (db: Kysely<Tables>): Promise<void> => {
  for (const [index, [location, workplace, pay]] of oldTexts.entries()) {
    const id = index + 1;
    await sql`insert into openings (id, job_title, company_name, location, workplace, salary_range, description,
      requirements, status, posted_at, updated_at, is_sample) values (${id}, 'Engineer', 'Q', ${location}, ${workplace},
      ${pay}, 'Work', '[]', 'open', '2026-01-01', '2026-01-01', 0)`.execute(db);
    await sql`insert into opening_versions (opening_id, version, at, actor, job_title, company_name, location, workplace,
      salary_range, description, requirements) values (${id}, 1, '2026-01-01', 'sam', 'Engineer', 'Q', ${location},
      ${workplace}, ${pay}, 'Work', '[]')`.execute(db);
    await sql`insert into opening_words (opening_id, words) values (${id}, ' old ')`.execute(db);
  }
};

it('parses the places and the pay of 1,000 openings where that is certain, and keeps the other texts', async () => {
  const dataDir = freshDir();
  const location = { dataDir, databaseUrl: databaseUrlFor(dataDir) };
  // A test's database on PostgreSQL has all tables already.
  if (engine === 'postgres')
    for (const query of ['drop schema public cascade', 'create schema public']) queryDatabase(dataDir, query);
  const restore = forgetLaterMigrations();
  const old = await openDatabase(location);
  await addOldOpenings(old.db);
  await old.close();
  restore();
  const updated = await openDatabase({ ...location, update: 'after a copy' });
  await updated.close();
  const columns = 'location, workplace, places, remote_from, salary_range, pay_from, pay_currency, pay_note';
  const read = (table: string, id: string) =>
    queryDatabase<Record<string, string | null>>(
      dataDir,
      `select ${columns} from ${table} where ${id} > 0 order by ${id}`,
    );
  const rows = read('openings', 'id');
  expect(rows).toHaveLength(1000);
  expect(read('opening_versions', 'opening_id')).toEqual(rows);
  expect(rows.slice(0, OLD_TEXTS.length).map(({ location: text }) => text)).toEqual([
    placeName(office),
    'Manchester, United Kingdom',
    'Singapore',
    'Dallas, Texas, United States',
    'Zürich, Switzerland',
    'Remote (United Kingdom)',
    'Remote',
    'Leeds',
    `${placeName(office)}; Dublin, Ireland`,
    'Anywhere nice',
  ]);
  expect(rows[0]).toMatchObject({ pay_from: '34000', pay_currency: 'GBP', workplace: null });
  expect(JSON.parse(rows[0]?.['places'] ?? '')).toEqual([office]);
  expect(rows[2]).toMatchObject({ pay_note: 'plus bonus', workplace: 'hybrid' });
  expect(rows[3]).toMatchObject({ salary_range: 'US$82,000 to US$98,000 a year' });
  expect(rows[4]).toMatchObject({ salary_range: 'Competitive', pay_note: 'Competitive' });
  expect(rows[5]).toMatchObject({ remote_from: '["GB"]', workplace: 'remote' });
  expect(rows[7]).toMatchObject({ places: '[]', remote_from: '[]', location: 'Leeds' });
  for (const [index, [text, , pay]] of oldTexts.entries()) {
    const row = rows[index];
    const isPlaced = row?.['places'] !== '[]' || row['remote_from'] !== '[]';
    expect([text, isPlaced || row?.['location'] === text]).toEqual([text, true]);
    expect([pay, row?.['pay_currency'] !== null || row?.['pay_note'] === pay]).toEqual([pay, true]);
  }
  const [words] = queryDatabase<{ words: string }>(
    dataDir,
    'select words from opening_words where opening_id = 1',
  );
  const country = countryName(office.country).toLowerCase().split(' ').at(-1);
  expect(words?.words).toContain(` ${country} `);
});
