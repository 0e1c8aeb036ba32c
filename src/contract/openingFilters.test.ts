import { writeFilters } from './openingFilterQuery.ts';
import { NO_FILTERS, readFilters } from './openingFilters.ts';

const known = { location: ['London', 'United Kingdom'], department: ['Field & Dispatch'] };

it('reads all values of each filter from a URL', () => {
  const query =
    '?q=++network%20%20engineer&location=london&location=United+Kingdom&department=Field+%26+Dispatch&employment_type=Full+time&workplace=on-site&order=closing&page=3&utm_source=mail';
  expect(readFilters(query, known)).toEqual({
    filters: {
      q: 'network engineer',
      location: ['London', 'United Kingdom'],
      department: ['Field & Dispatch'],
      employment_type: ['full-time'],
      workplace: ['on site'],
      order: 'closing',
      page: 3,
    },
    ignored: [],
  });
});

it('ignores and reports unknown values, and keeps the others', () => {
  const query =
    'location=Atlantis&location=London&employment_type=volunteer&order=random&page=0&page=2&workplace=&q=';
  expect(readFilters(query, known)).toEqual({
    filters: { ...NO_FILTERS, location: ['London'] },
    ignored: [
      { name: 'location', value: 'Atlantis' },
      { name: 'employment_type', value: 'volunteer' },
      { name: 'order', value: 'random' },
      { name: 'page', value: '0' },
    ],
  });
});

it('limits the length and number of values', () => {
  const many = Array.from({ length: 30 }, (_, index) => `location=Place${index}`).join('&');
  const { filters, ignored } = readFilters(`q=${'x'.repeat(10_000)}&${many}`);
  expect([filters.q.length, filters.location.length, ignored.length]).toEqual([200, 20, 10]);
});

it('writes equal filters as the same query, from which they can be read again', () => {
  const { filters } = readFilters('page=2&workplace=remote&location=B&location=A&q=a%26b&order=closing');
  const written = writeFilters(filters);
  expect(written).toBe('q=a%26b&location=A&location=B&workplace=remote&order=closing&page=2');
  expect(readFilters(written).filters).toEqual(filters);
  expect(writeFilters(NO_FILTERS)).toBe('');
  expect(writeFilters({ location: ['London'] })).toBe('location=London');
});
