import type { OpeningList } from '../../src/contract/schemas.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { addOpening, closeOpening } from '../support/openings.ts';
import { waitForCaches } from '../support/waitForCaches.ts';
import { replaceOpenings } from './replaceOpenings.ts';

const OPENING_COUNT = 45;

let server: TestServer;
const get = (path: string) => fetch(server.url + path);
const listIds = async (query: string): Promise<number[]> =>
  ((await (await get(`/career.php${query}`)).json()) as OpeningList).map(({ id }) => id);
const range = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

beforeAll(async () => {
  server = await startServer();
  replaceOpenings(server.dataDir, OPENING_COUNT);
  await waitForCaches();
});
afterAll(() => server.stop());

describe('the list call', () => {
  it('returns all openings without parameters', async () => {
    expect(await listIds('')).toEqual(range(OPENING_COUNT));
    expect(await listIds('?utm_source=mail&page=2&limit=')).toEqual(range(OPENING_COUNT));
  });

  it('returns pages of openings until the end', async () => {
    const first = await get('/career.php?limit=20');
    expect(((await first.json()) as OpeningList).map(({ id }) => id)).toEqual(range(20));
    expect(first.headers.get('link')).toBe('</career.php?limit=20&after=20>; rel="next"');
    expect(await listIds('?limit=20&after=20')).toEqual(range(40, 21));
    const last = await get('/career.php?limit=20&after=40');
    expect([((await last.json()) as OpeningList).length, last.headers.get('link')]).toEqual([5, null]);
    expect(await listIds('?after=45')).toEqual([]);
    expect(first.headers.get('x-total-count')).toBe(String(OPENING_COUNT));
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['after=0', 'after'],
    ['after=-1', 'after'],
    ['after=999999', 'after'],
    ['after=1e3', 'after'],
    ['offset=-1', 'offset'],
  ])('refuses %s with an explanation', async (query, name) => {
    const response = await get(`/career.php?${query}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(new RegExp(name));
  });

  it('is narrowed by filters, by words and by both', async () => {
    expect(await listIds('?location=Germany&limit=3')).toEqual([4, 8, 12]);
    expect(await listIds('?location=germany&location=London&limit=3')).toEqual([1, 4, 5]);
    expect(await listIds('?workplace=remote&employment_type=Contract&limit=2')).toEqual([12, 24]);
    expect(await listIds('?q=technic+45')).toEqual([]);
    expect(await listIds('?q=technic+43')).toEqual([43]);
    expect(await listIds('?q=TECHNICIAN&department=field+%26+dispatch&limit=2')).toEqual([7, 19]);
  });

  it('sorts by closing date', async () => {
    const openings = (await (await get('/career.php?order=closing')).json()) as OpeningList;
    const dates = openings.map(({ closing_date }) => closing_date ?? '~');
    expect(dates).toEqual(dates.toSorted());
    expect(await listIds(`?order=closing&limit=4&after=${openings[3]?.id}`)).toEqual(
      openings.slice(4, 8).map(({ id }) => id),
    );
  });

  it('ignores unknown values, and names them', async () => {
    const response = await get('/career.php?location=Atlantis&employment_type=full-time&limit=2');
    expect(((await response.json()) as OpeningList).map(({ id }) => id)).toEqual([1, 4]);
    expect(response.headers.get('x-ignored-filters')).toBe('location=Atlantis');
  });
});

describe('search words', () => {
  const QUERIES = [
    '"',
    '""',
    "' or 1=1 --",
    'NEAR(a b)',
    'job_title:engineer',
    'a AND',
    'OR OR',
    '*',
    '^',
    '(((',
    '-',
    '😀',
    'a\0b',
    'é́́',
    '\ud800',
    'x'.repeat(3500),
    'network '.repeat(400),
    '𝔘𝔫𝔦',
    '中文',
  ];
  it.each(QUERIES.map((q) => [q.slice(0, 20), q] as const))('may contain anything: %s', async (_name, q) => {
    const response = await get(`/career.php?${new URLSearchParams({ q }).toString()}`);
    expect(response.status).toBe(200);
  });

  it('find new text at once, and no removed text', async () => {
    expect(await listIds('?q=zeppelin')).toEqual([]);
    const { id } = await addOpening(server, { description: 'Fly a Zeppelín.' });
    await waitForCaches();
    expect(await listIds('?q=zeppelin')).toEqual([id]);
    await closeOpening(server, id);
    await waitForCaches();
    expect(await listIds('?q=zeppelin')).toEqual([]);
  });
});
