import { addDays } from './addDays.ts';

it('adds days of 24 hours, across the end of a month and the start of summer time', () => {
  expect(addDays('2026-11-21T10:35:00.000Z', 10)).toBe('2026-12-01T10:35:00.000Z');
  expect(addDays('2027-03-27T12:00:00.000Z', 1)).toBe('2027-03-28T12:00:00.000Z');
});

it('returns a string that is not a date unchanged', () => {
  expect(addDays('soon', 3)).toBe('soon');
});
