import { daysUntil } from './daysUntil.ts';

describe('daysUntil', () => {
  it.each([
    ['2026-11-22', '2026-11-22T23:59:59Z', 0],
    ['2026-11-23', '2026-11-22T23:59:59Z', 1],
    ['2026-11-23', '2026-11-22T00:00:00Z', 1],
    ['2026-11-21', '2026-11-22T00:00:00Z', -1],
    ['2027-03-01', '2027-02-28T12:00:00Z', 1],
    ['2026-12-02T09:00:00Z', '2026-11-22T12:00:00Z', 10],
    ['soon', '2026-11-22T12:00:00Z', undefined],
  ])('counts the days in UTC until %s from %s: %s', (day, now, days) => {
    expect(daysUntil(day, new Date(now))).toBe(days);
  });
});
