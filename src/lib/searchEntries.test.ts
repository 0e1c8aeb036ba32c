import { searchEntries, type SearchEntry } from './searchEntries.ts';

const entries: SearchEntry[] = [
  {
    title: 'Network Audit',
    url: '/network_audit',
    shorttitle: 'Know what you have',
    description: ['Cables', 'counted'],
  },
  { title: 'DevOps', url: '/devOps', description: 'Release in SMALL steps' },
  { title: 'Cyber Security', url: '/cyber_security', description: { content: 'hidden treasure' } },
  { title: 'No URL', description: 'orphaned text' },
  { url: '/no_title', description: 'orphaned text' },
];
const titles = (query: unknown, minLength = 5) =>
  searchEntries(entries, query, minLength).map(({ title }) => title);

it('searches title, URL and description, ignoring case', () => {
  expect(titles('NETWORK')).toEqual(['Network Audit']);
  expect(titles('/devops')).toEqual(['DevOps']);
  expect(titles('small steps')).toEqual(['DevOps']);
  expect(titles('counted')).toEqual(['Network Audit']);
});

it('lists entries with the query in the title first', () => {
  expect(searchEntries([...entries, { title: 'Small talk', url: '/talk' }], 'small', 5)).toMatchObject([
    { title: 'Small talk' },
    { title: 'DevOps' },
  ]);
});

it('finds nothing for fewer than five characters after trimming', () => {
  expect(titles('  dev ')).toEqual([]);
  expect(titles('audi')).toEqual([]);
  expect(titles('audit')).toEqual(['Network Audit']);
});

it('finds nothing for a query that is not a string', () => {
  expect(titles(undefined)).toEqual([]);
  expect(titles(12345)).toEqual([]);
});

it('skips entries without title or URL, and descriptions that are objects', () => {
  expect(titles('orphaned')).toEqual([]);
  expect(titles('treasure')).toEqual([]);
});

it('returns title, URL and short title only', () => {
  expect(searchEntries(entries, 'network', 5)).toEqual([
    { title: 'Network Audit', url: '/network_audit', shorttitle: 'Know what you have' },
  ]);
});
