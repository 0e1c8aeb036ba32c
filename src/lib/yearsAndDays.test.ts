import { yearsAndDays } from './yearsAndDays.ts';

it.each([
  [730, 'two years (730 days)'],
  [365, 'one year (365 days)'],
  [180, '180 days'],
  [3650, '3650 days'],
])('writes %d days as %s', (days, words) => {
  expect(yearsAndDays(days)).toBe(words);
});
