import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { composeLocation } from '../../../content/openingPlaces.ts';
import { composePay } from '../../../content/openingPay.ts';
import { parseOldLocation } from '../../../content/parseOldLocation.ts';
import { parseOldPay } from '../../../content/parseOldPay.ts';
import { listWords } from '../../../contract/openingWords.ts';
import { getColumnTypes } from './baseline.ts';
import type { Tables } from './tables.ts';

const TABLES = ['openings', 'opening_versions'] as const;
const LISTS = ['places', 'remote_from'] as const;
const PAY = ['pay_from', 'pay_to', 'pay_currency', 'pay_unit', 'pay_note'] as const;

interface OldTexts {
  location: string;
  workplace: string | null;
  salary_range: string | null;
}

/** The new columns of an opening. A location that cannot be parsed with certainty stays as it is. */
const toNewColumns = ({ location, salary_range, ...old }: OldTexts) => {
  const { places, remote_from, workplace } = parseOldLocation(location, old.workplace);
  const countries = [...places.map(({ country }) => country), ...remote_from];
  const pay = salary_range ? parseOldPay(salary_range, countries) : {};
  return {
    ...pay,
    places: JSON.stringify(places),
    remote_from: JSON.stringify(remote_from),
    workplace,
    location: composeLocation({ places, remote_from }) || location,
    salary_range: salary_range && composePay(pay),
  };
};

const addColumns = async (db: Kysely<Tables>, table: (typeof TABLES)[number]): Promise<void> => {
  const { text } = getColumnTypes(db);
  const columns = [
    ...LISTS.map((name) => `${name} ${text} not null default '[]'`),
    ...PAY.map((name) => `${name} ${text}`),
  ];
  for (const column of columns) await sql.raw(`alter table ${table} add column ${column}`).execute(db);
};

/** Parses the texts about place and pay of all openings and their versions into the new columns. */
const parseTexts = async (db: Kysely<Tables>): Promise<void> => {
  const columns = ['location', 'workplace', 'salary_range'] as const;
  const versions = await db
    .selectFrom('opening_versions')
    .select(['opening_id', 'version', ...columns])
    .execute();
  for (const { opening_id, version, ...old } of versions)
    await db
      .withTables<{ opening_versions: Record<string, string | number | null> }>()
      .updateTable('opening_versions')
      .set(toNewColumns(old))
      .where('opening_id', '=', opening_id)
      .where('version', '=', version)
      .execute();
  const openings = await db
    .selectFrom('openings')
    .select(['id', 'job_title', 'company_name', 'department', 'description', ...columns])
    // The general application has no place of its own.
    .where('status', '!=', 'general')
    .execute();
  for (const { id, location, workplace, salary_range, ...texts } of openings) {
    const values = toNewColumns({ location, workplace, salary_range });
    await db.updateTable('openings').set(values).where('id', '=', id).execute();
    const words = ` ${listWords({ ...texts, location: values.location }).join(' ')} `;
    await db.updateTable('opening_words').set({ words }).where('opening_id', '=', id).execute();
  }
};

/** Places, countries for remote work and pay become fields. */
export const openingFieldsMigration: Migration = {
  up: async (db: Kysely<Tables>) => {
    for (const table of TABLES) await addColumns(db, table);
    await parseTexts(db);
  },
};
