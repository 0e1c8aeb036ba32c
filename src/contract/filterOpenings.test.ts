import { NO_FILTERS, readFilters } from './openingFilters.ts';
import {
  countFilterValues,
  filterOpenings,
  type FilterCount,
  type FilterableOpening,
} from './filterOpenings.ts';

const opening = (
  id: number,
  location: string[],
  { employment_type, closing_date = null }: { employment_type?: string; closing_date?: string | null } = {},
): FilterableOpening => ({
  id,
  closing_date,
  values: {
    location,
    department: [],
    employment_type: employment_type ? [employment_type] : [],
    workplace: [],
  },
});

const candidates = [
  opening(9, ['London'], { employment_type: 'full-time' }),
  opening(8, ['Ireland', 'Germany'], { closing_date: '2026-12-01' }),
  opening(7, ['London'], { employment_type: 'contract', closing_date: '2026-11-25' }),
  opening(6, ['Austin'], { employment_type: 'full-time' }),
];
const search = (query: string) => {
  const { filters } = readFilters(query);
  const matches = filterOpenings(candidates, filters);
  return { ids: matches.map(({ id }) => id), counts: countFilterValues(candidates, filters) };
};
const listed = (counts: readonly FilterCount[]) => counts.map(({ value, count }) => `${value} ${count}`);

it('finds an opening under each of its locations', () => {
  expect(search('location=Germany').ids).toEqual([8]);
  expect(search('location=Ireland').ids).toEqual([8]);
  expect(listed(search('').counts.location)).toEqual(['London 2', 'Austin 1', 'Germany 1', 'Ireland 1']);
});

it('counts for each value the openings that match it and the other filters', () => {
  const { ids, counts } = search('location=London&employment_type=full-time');
  expect(ids).toEqual([9]);
  expect(listed(counts.location)).toEqual(['Austin 1', 'London 1']);
  expect(listed(counts.employment_type)).toEqual(['contract 1', 'full-time 1']);
});

it('puts openings that close soonest first, and those that never close last', () => {
  expect(search('order=closing').ids).toEqual([7, 8, 9, 6]);
});

it('offers at most 40 values, and always the selected ones', () => {
  const many = Array.from({ length: 500 }, (_, id) => opening(id, [`Place ${String(id).padStart(3, '0')}`]));
  const filters = { ...NO_FILTERS, location: ['Place 499'] };
  const { location } = countFilterValues(many, filters);
  expect([location.length, location.at(-1)]).toEqual([41, { value: 'Place 499', count: 1 }]);
});
