import {
  openingRepository,
  type OpeningRepository,
} from '../../src/server/openings/queries/openingRepository.ts';
import type { Opening, OpeningText } from '../../src/server/openings/queries/toOpening.ts';
import { openDatabase as open } from '../../src/server/platform/database/openDatabase.ts';
import { databaseUrlFor } from './engine.ts';

/** The database of a running server. On PostgreSQL, the URL defaults to that of the test run. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string;
}

/** Changes openings as the staff desk does, while a server is running. */
export const withOpenings = async <T>(
  { dataDir, databaseUrl = databaseUrlFor(dataDir) }: DatabaseLocation,
  change: (openings: OpeningRepository) => Promise<T>,
): Promise<T> => {
  const { db, close } = await open({ dataDir, databaseUrl, create: false, update: 'no' });
  try {
    return await change(openingRepository(db));
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
        company_name: 'Quillmere IT Services',
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

export const closeOpening = (location: DatabaseLocation, id: number): Promise<Opening | undefined> =>
  withOpenings(location, (openings) => openings.close(id, { actor: 'ada' }));
