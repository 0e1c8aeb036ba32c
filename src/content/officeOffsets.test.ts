import { readOffset } from '../lib/zoneOffset.ts';
import { findOffset, listOfficeOffsets } from './officeOffsets.ts';
import { site } from './site.ts';

const HOUR_MS = 3_600_000;

it('agrees with the time zones of the platform in each hour, also before and after its years', () => {
  for (const { zone } of site.offices) {
    const wrong: string[] = [];
    for (let time = Date.UTC(2025, 11, 1); time < Date.UTC(2036, 1, 1); time += HOUR_MS) {
      const now = new Date(time);
      if (findOffset(zone, now) !== readOffset(zone, now)) wrong.push(now.toISOString());
    }
    expect([zone, wrong]).toEqual([zone, []]);
  }
});

it('knows to the minute when a clock changes', () => {
  for (const [zone, changes] of Object.entries(listOfficeOffsets()))
    for (const [from, minutes] of changes.slice(1)) {
      expect([zone, minutes]).toEqual([zone, readOffset(zone, new Date(from))]);
      expect(readOffset(zone, new Date(from - 60_000))).not.toBe(minutes);
    }
});

it('is right about zones of no office', () => {
  expect(findOffset('Asia/Kathmandu', new Date('2026-07-01T00:00:00Z'))).toBe(345);
  expect(findOffset('Pacific/Auckland', new Date('2026-01-15T00:00:00Z'))).toBe(-660);
  expect(findOffset('Pacific/Marquesas', new Date('2026-01-15T00:00:00Z'))).toBe(-570);
});
