import type { Kysely } from 'kysely';
import {
  openingRepository,
  type OpeningRepository,
} from '../../src/server/openings/queries/openingRepository.ts';
import type { Opening, OpeningText } from '../../src/server/openings/queries/toOpening.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';
import { openDatabase as open } from '../../src/server/platform/database/openDatabase.ts';
import { databaseUrlFor } from './engine.ts';
import { site } from '../../src/content/site.ts';

/** The database of a running server. On PostgreSQL, the URL defaults to that of the test run. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string;
}

/** Changes openings as the staff desk does, while a server is running. */
export const withOpenings = async <T>(
  { dataDir, databaseUrl = databaseUrlFor(dataDir) }: DatabaseLocation,
  change: (openings: OpeningRepository, db: Kysely<Tables>) => Promise<T>,
): Promise<T> => {
  const { db, close } = await open({ dataDir, databaseUrl, create: false, update: 'no' });
  try {
    return await change(openingRepository(db), db);
  } finally {
    await close();
  }
};

/** Adds an opening, published unless it is a draft. */
export const addOpening = (
  location: DatabaseLocation,
  text: Partial<OpeningText> = {},
  { isDraft = false } = {},
): Promise<Opening> =>
  withOpenings(location, (openings) =>
    openings.add(
      {
        job_title: 'Network Engineer',
        company_name: site.fullName,
        location: 'London',
        // Another location is a text, as from before places were fields.
        ...(text.location === undefined && {
          places: [{ city: 'London', region: '', country: 'GB', street: '', postcode: '' }],
        }),
        department: null,
        employment_type: null,
        workplace: null,
        salary_range: null,
        closing_date: null,
        description: 'You mend networks.',
        requirements: ['Patience', 'A driving licence'],
        ...text,
      },
      { actor: 'ada', isDraft },
    ),
  );

/** Closes an opening; two hours ago, unless `isNow`, because it takes applications for another hour. */
export const closeOpening = async (
  location: DatabaseLocation,
  id: number,
  { isNow = false } = {},
): Promise<Opening | undefined> =>
  withOpenings(location, async (openings, db) => {
    const opening = await openings.close(id, { actor: 'ada' });
    const closed_at = new Date(Date.now() - 2 * 3_600_000).toISOString();
    if (opening && !isNow) await db.updateTable('openings').set({ closed_at }).where('id', '=', id).execute();
    return opening;
  });
