import { openTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { openingRepository } from './openingRepository.ts';
import { openingSearch } from './openingSearch.ts';
import { compareWith, toTraits } from './similarity.ts';

const OPENINGS = 1200;
const WORDS = ['network', 'service', 'desk', 'engineer', 'lead', 'audio'];

let seed = 11;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return Math.floor(seed / 65_536) % below;
};
const pick = (words: readonly string[]): string => words[random(words.length)] ?? '';

describe('many openings', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
    const rows = Array.from({ length: OPENINGS }, () => ({
      job_title: `${pick(WORDS)} ${pick(WORDS)}`,
      company_name: 'Quillmere',
      location: pick(['Leeds', 'Oslo', 'Pune']),
      description: 'Work.',
      requirements: '[]',
      department: pick(['Service', 'Kitchen', '']) || null,
      closing_date: pick(['2001-01-01', '2999-01-01', '']) || null,
      status: pick(['open', 'open', 'open', 'closed', 'draft']) as 'open',
      // Many were posted at the same time.
      posted_at: `2026-0${1 + random(9)}-01T10:00:00.000Z`,
      updated_at: '2026-10-01T10:00:00.000Z',
      is_sample: 0,
    }));
    await database.db.insertInto('openings').values(rows).execute();
  });
  afterAll(() => database.close());

  const list = () => openingRepository(database.db).listOpen({ limit: 10_000 });

  it('read in pieces are the same as read at once, in the same order', async () => {
    const all = await list();
    expect(all.length).toBeGreaterThan(400);
    const repository = openingRepository(database.db);
    const read = [];
    for await (const piece of repository.readOpen()) read.push(...piece);
    expect(read).toEqual(all);
    const changed = [];
    for await (const piece of repository.readOpenIds()) changed.push(...piece);
    expect(changed.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('that resemble one are the first of all, sorted by their score', async () => {
    const all = await list();
    const search = openingSearch({
      db: database.db,
      clock: () => new Date(),
      readVersion: async () => 'now',
    });
    for (const opening of all.filter((_, index) => index % 50 === 0)) {
      const { score } = compareWith(opening);
      const sorted = all
        .filter(({ id }) => id !== opening.id)
        .map((other) => ({ id: other.id, score: score(toTraits(other)) }))
        .filter((each) => each.score > 0)
        .toSorted((one, other) => other.score - one.score);
      expect((await search.findSimilar(opening)).map(({ id }) => id)).toEqual(
        sorted.slice(0, 3).map(({ id }) => id),
      );
    }
  });
});
