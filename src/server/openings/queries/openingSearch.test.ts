import { openTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { readFilters } from '../../../contract/openingFilters.ts';
import { openingRepository } from './openingRepository.ts';
import { openingSearch } from './openingSearch.ts';
import type { OpeningText } from './toOpening.ts';

describe('openings', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());
  const clock = () => new Date();
  const search = () => openingSearch({ db: database.db, clock, readVersion: async () => 'now' });
  const add = (text: Partial<OpeningText>) =>
    openingRepository(database.db, clock).add(
      {
        job_title: 'Cook',
        company_name: 'Acme',
        location: 'Leeds, United Kingdom',
        description: 'Work.',
        requirements: [],
        ...text,
      },
      { actor: 'ada' },
    );

  it.each(['Leeds', 'leeds, united kingdom', 'United Kingdom'])(
    'of a stored alert for %s are those that the list finds',
    async (location) => {
      await add({});
      const { filters } = readFilters(new URLSearchParams({ location }));
      const matches = await search().find(filters);
      const ids = matches.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(await search().findIds(filters, { postedAfter: '2000' })).toEqual(ids);
    },
  );

  it('that resemble one share its department, its place, or words of its title', async () => {
    const location = 'Bergen, Norway'; // none of the sample openings is there
    const pastry = await add({ job_title: 'Pastry Cook', department: 'Kitchen', location });
    const baker = await add({ job_title: 'Baker', department: 'kitchen', location: 'Oslo, Norway' });
    const chef = await add({ job_title: 'Chief Pastry Chef', location: 'Oslo, Norway' });
    const waiter = await add({ job_title: 'Waiter', location });
    const similar = await search().findSimilar(pastry);
    expect(similar).toEqual([
      { id: baker.id, job_title: 'Baker', location: 'Oslo, Norway' },
      { id: waiter.id, job_title: 'Waiter', location },
      { id: chef.id, job_title: 'Chief Pastry Chef', location: 'Oslo, Norway' },
    ]);
    const lonely = await add({ job_title: 'Diver', location: 'Suva, Fiji' });
    expect(await search().findSimilar(lonely)).toEqual([]);
    expect((await search().findSimilar(lonely, { isFilled: true })).map(({ id }) => id)).toEqual([
      ...[waiter.id, chef.id, baker.id],
    ]);
  });

  it('that resemble one may be of another department if their titles have many words in common', async () => {
    const job_title = 'Network Service Desk Lead Engineer';
    const lead = await add({ job_title, department: 'Service', employment_type: 'FULL_TIME' });
    for (let count = 0; count < 3; count += 1)
      await add({ job_title: 'Porter', department: 'Service', location: 'Oslo, Norway' });
    const twin = await add({ job_title, department: 'Kitchen' });
    const [first] = await search().findSimilar(lead);
    expect(first?.id).toBe(twin.id);
  });
});
