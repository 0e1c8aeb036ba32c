import { formatDay, formatInstant, formatLongDay } from './formatDate.ts';

it('formats days and instants in UTC', () => {
  expect(formatDay('2026-11-20')).toBe('20 November 2026');
  expect(formatLongDay('2026-11-20')).toBe('Friday 20 November 2026');
  expect(formatInstant('2026-11-20T10:35:59.999Z')).toBe('20 November 2026, 10:35 UTC');
  expect(formatInstant('2026-01-01T00:05:00.000+02:00')).toBe('31 December 2025, 22:05 UTC');
  expect(formatInstant('2026-11-20T00:05:00.000Z')).toBe('20 November 2026, 00:05 UTC');
});

it('formats every day of a year as Intl.DateTimeFormat does', () => {
  const formatter = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, index + 1)));
  expect(days.map((date) => formatDay(date.toISOString()))).toEqual(
    days.map((date) => formatter.format(date)),
  );
});

it('returns a string that is not a date unchanged', () => {
  expect(formatDay('soon')).toBe('soon');
  expect(formatLongDay('soon')).toBe('soon');
  expect(formatInstant('')).toBe('');
});
