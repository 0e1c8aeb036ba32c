import fc from 'fast-check';
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
  { title: 'No address', description: 'orphaned text' },
  { url: '/no_title', description: 'orphaned text' },
];
const titles = (query: unknown, minLength = 5) =>
  searchEntries(entries, query, minLength).map(({ title }) => title);

it('finds in title, address and description, whatever the case', () => {
  expect(titles('NETWORK')).toEqual(['Network Audit']);
  expect(titles('/devops')).toEqual(['DevOps']);
  expect(titles('small steps')).toEqual(['DevOps']);
  expect(titles('counted')).toEqual(['Network Audit']);
});

it('finds nothing for fewer than five characters, blanks around them not counted', () => {
  expect(titles('  dev ')).toEqual([]);
  expect(titles('audi')).toEqual([]);
  expect(titles('audit')).toEqual(['Network Audit']);
});

it('finds nothing for what is no text', () => {
  expect(titles(undefined)).toEqual([]);
  expect(titles(12345)).toEqual([]);
});

it('skips entries without title or address, and descriptions that are objects', () => {
  expect(titles('orphaned')).toEqual([]);
  expect(titles('treasure')).toEqual([]);
});

it('hands over title, address and short title only', () => {
  expect(searchEntries(entries, 'network', 5)).toEqual([
    { title: 'Network Audit', url: '/network_audit', shorttitle: 'Know what you have' },
  ]);
});

it('agrees with a plain model of the rule', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' '), maxLength: 6 });
  const description = fc.oneof(letters, fc.array(letters, { maxLength: 2 }), fc.constant({ content: 'aab' }));
  const entry = fc.record({ title: letters, url: letters, description }, { requiredKeys: [] });
  const isFound = ({ title, url, description: text }: SearchEntry, wanted: string): boolean => {
    if (!title || !url) return false;
    const paragraphs = typeof text === 'string' ? [text] : Array.isArray(text) ? (text as string[]) : [];
    return [title, url, ...paragraphs].some((part) => part.toLowerCase().includes(wanted));
  };
  fc.assert(
    fc.property(fc.array(entry), letters, fc.nat(3), (list, query, minLength) => {
      const wanted = query.trim().toLowerCase();
      const expected = wanted.length < minLength ? [] : list.filter((one) => isFound(one, wanted));
      expect(searchEntries(list, query, minLength).map(({ title, url }) => [title, url])).toEqual(
        expected.map(({ title, url }) => [title, url]),
      );
    }),
  );
});
