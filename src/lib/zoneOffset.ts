import { readClock } from './readClock.ts';

const MINUTES_PER_DAY = 24 * 60;
const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;

export const minutesOfUtc = (now: Date): number => now.getUTCHours() * 60 + now.getUTCMinutes();

/**
 * By how many minutes an IANA time zone is ahead of UTC, from -719 to 720. +13:00 counts as -11:00, where the time of
 * day is the same.
 */
export const readOffset = (zone: string, now: Date): number => {
  const ahead = readClock(zone, now).minuteOfDay - minutesOfUtc(now);
  const wrapped = (ahead + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return wrapped > MINUTES_PER_DAY / 2 ? wrapped - MINUTES_PER_DAY : wrapped;
};

/** From a moment on, in milliseconds since 1970, a zone is ahead of UTC by so many minutes. */
export type OffsetChange = readonly [from: number, minutes: number];

/** The first minute after `before`, up to `after`, with the offset of `after`. */
const findChange = (zone: string, before: number, after: number): number => {
  let [low, high] = [before / MINUTE_MS, after / MINUTE_MS];
  const minutes = readOffset(zone, new Date(after));
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(zone, new Date(middle * MINUTE_MS)) === minutes) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
};

/** The offsets of a zone from the first moment to the last, which are full minutes. No zone changes twice in a week. */
export const listOffsets = (zone: string, first: number, last: number): OffsetChange[] => {
  const changes: OffsetChange[] = [[first, readOffset(zone, new Date(first))]];
  for (let time = first; time < last; time += 7 * DAY_MS) {
    const next = Math.min(time + 7 * DAY_MS, last);
    const minutes = readOffset(zone, new Date(next));
    if (minutes !== changes.at(-1)?.[1]) changes.push([findChange(zone, time, next), minutes]);
  }
  return changes;
};
