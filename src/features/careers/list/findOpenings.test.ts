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
  opening(3, { location: 'Remote in Ireland or Germany', closing_date: '2026-12-01' }),
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

it('returns twenty at a time', () => {
  const many = Array.from({ length: 45 }, (_, index) => opening(index + 1));
  expect(findOpenings(many, 'page=3').openings.map(({ id }) => id)).toEqual([41, 42, 43, 44, 45]);
});
