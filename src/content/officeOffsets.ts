import { listOffsets, readOffset, type OffsetChange } from '../lib/zoneOffset.ts';
import { site } from './site.ts';

/** The years of which the build writes down when the offices' clocks change. Others are asked of the browser. */
const FIRST_YEAR = 2026;
const LAST_YEAR = 2035;
const END = Date.UTC(LAST_YEAR + 1, 0, 1);

/** By time zone. */
export const listOfficeOffsets = (): Readonly<Record<string, readonly OffsetChange[]>> =>
  Object.fromEntries(
    site.offices.map(({ zone }) => [zone, listOffsets(zone, Date.UTC(FIRST_YEAR, 0, 1), END)]),
  );

/** Defined by webpack: a browser's first `Intl.DateTimeFormat` takes 40 ms on a slow phone, while the page starts. */
declare const OFFICE_OFFSETS: ReturnType<typeof listOfficeOffsets> | undefined;

const offsets = typeof OFFICE_OFFSETS === 'undefined' ? listOfficeOffsets() : OFFICE_OFFSETS;

/** By how many minutes a zone is ahead of UTC; see `readOffset`. */
export const findOffset = (zone: string, now: Date): number => {
  const time = now.getTime();
  const change = time < END ? offsets[zone]?.findLast(([from]) => from <= time) : undefined;
  return change ? change[1] : readOffset(zone, now);
};
