import { readClock } from '../lib/readClock.ts';
import { site, type Office } from './site.ts';

const MINUTES_PER_DAY = 24 * 60;

/** In the order in which offices hand over: from east to west. */
export const sortByShift = (offices: readonly Office[]): readonly Office[] =>
  [...offices].sort((one, other) => other.longitude - one.longitude);

/** The office that an office hands over to; undefined if it is the only one. */
export const findNextOffice = (
  { city }: Pick<Office, 'city'>,
  offices: readonly Office[] = site.offices,
): Office | undefined => {
  const ordered = sortByShift(offices);
  const next = ordered[(ordered.findIndex((office) => office.city === city) + 1) % ordered.length];
  return next?.city === city ? undefined : next;
};

/** Reads an office's local time, in minutes since midnight. */
export type ReadMinutes = (office: Office, now: Date) => number;

export const readMinutes: ReadMinutes = ({ zone }, now) => readClock(zone, now).minuteOfDay;

/** Minutes of the day after `from`, until the same minute on the next day. */
const minutesAfter = (minute: number, from: number): number =>
  (minute - from + MINUTES_PER_DAY) % MINUTES_PER_DAY;

const minutesOnShift = (office: Office, now: Date, read: ReadMinutes): number =>
  minutesAfter(read(office, now), office.shift[0] * 60);

/** Whether an office is on shift. */
export const isOnShift = (office: Office, now: Date, read = readMinutes): boolean => {
  const [from, to] = office.shift;
  const length = minutesAfter(to * 60, from * 60) || MINUTES_PER_DAY;
  return minutesOnShift(office, now, read) < length;
};

/** The office that answers the phone: of those on shift the one that came last, because the others are handing over. */
export const findAnsweringOffice = (
  now: Date,
  offices: readonly Office[] = site.offices,
  read = readMinutes,
): Office | undefined =>
  offices
    .filter((office) => isOnShift(office, now, read))
    .sort((one, other) => minutesOnShift(one, now, read) - minutesOnShift(other, now, read))[0];

/** The office whose shift begins next. */
export const findFirstBack = (
  now: Date,
  offices: readonly Office[],
  read = readMinutes,
): Office | undefined =>
  [...offices].sort((one, other) => minutesOnShift(other, now, read) - minutesOnShift(one, now, read))[0];
