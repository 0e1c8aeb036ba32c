import type { OpeningSummary } from '../../../contract/schemas.ts';
import { findOpenings } from './findOpenings.ts';

const opening = (id: number, overrides: Partial<OpeningSummary> = {}): OpeningSummary => ({
  id,
  job_title: `Engineer ${id}`,
  company_name: 'Elsewhere',
  location: 'London',
  description: 'You mend networks at the café.',
  ...overrides,
});
const all = [
  opening(3, {
    location: 'Remote (Ireland, Germany)',
    place_names: ['Ireland', 'Germany'],
    closing_date: '2026-12-01',
  }),
  opening(2, { job_title: 'Analyst', department: 'Operations' }),
  opening(1),
];
const ids = (listQuery: string) => findOpenings(all, listQuery).openings.map(({ id }) => id);

it('filters, counts and sorts a complete list', () => {
  expect(ids('location=Germany')).toEqual([3]);
  expect(ids('order=closing')).toEqual([3, 2, 1]);
  expect(findOpenings(all, 'location=london&page=2')).toMatchObject({
    filters: { location: ['London'], page: 1 },
    ignored: [{ name: 'page', value: '2' }],
    total: 2,
    openCount: 3,
  });
});

it('matches the beginnings of words, whatever their case and accents', () => {
  expect(ids('q=ENGIN+caf%C3%A9')).toEqual([3, 1]);
  expect(ids('q=gineer')).toEqual([]);
  expect(ids('q=oper+anal')).toEqual([2]);
  expect(ids('q=%22')).toEqual([]);
});

it('counts only openings with the words', () => {
  const { counts } = findOpenings(all, 'q=anal');
  expect(counts.location).toEqual([{ value: 'London', count: 1 }]);
});

it('finds a single letter as a word, and C# and C++ apart from C', () => {
  const titles = ['C developer', 'C# developer', 'C++ developer', 'Cable engineer'];
  const listed = titles.map((job_title, index) => opening(index + 1, { job_title, description: 'Work' }));
  const find = (q: string) =>
    findOpenings(listed, `q=${encodeURIComponent(q)}`).openings.map(({ job_title }) => job_title);
  expect(find('c')).toEqual(['C developer']);
  expect(find('C#')).toEqual(['C# developer']);
  expect(find('c++ dev')).toEqual(['C++ developer']);
  expect(find('ca')).toEqual(['Cable engineer']);
});

it('returns twenty at a time', () => {
  const many = Array.from({ length: 45 }, (_, index) => opening(index + 1));
  expect(findOpenings(many, 'page=3').openings.map(({ id }) => id)).toEqual([41, 42, 43, 44, 45]);
});
