import { formatYearsOrDays } from './formatYearsOrDays.ts';

it.each([
  [730, 'two years'],
  [365, 'one year'],
  [180, '180 days'],
  [3650, '3650 days'],
])('writes %d days as %s', (days, period) => {
  expect(formatYearsOrDays(days)).toBe(period);
});
