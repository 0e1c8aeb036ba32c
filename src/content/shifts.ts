import { minutesOfUtc } from '../lib/zoneOffset.ts';
import { findOffset } from './officeOffsets.ts';
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

/** An office's local time, in minutes since midnight. */
export const readMinutes = ({ zone }: Office, now: Date): number =>
  (minutesOfUtc(now) + findOffset(zone, now) + MINUTES_PER_DAY) % MINUTES_PER_DAY;

/** Minutes of the day after `from`, until the same minute on the next day. */
const minutesAfter = (minute: number, from: number): number =>
  (minute - from + MINUTES_PER_DAY) % MINUTES_PER_DAY;

const minutesOnShift = (office: Office, now: Date): number =>
  minutesAfter(readMinutes(office, now), office.shift[0] * 60);

/** Whether an office is on shift. */
export const isOnShift = (office: Office, now: Date): boolean => {
  const [from, to] = office.shift;
  const length = minutesAfter(to * 60, from * 60) || MINUTES_PER_DAY;
  return minutesOnShift(office, now) < length;
};

/** The office that answers the phone: of those on shift the one that came last, because the others are handing over. */
export const findAnsweringOffice = (
  now: Date,
  offices: readonly Office[] = site.offices,
): Office | undefined =>
  offices
    .filter((office) => isOnShift(office, now))
    .sort((one, other) => minutesOnShift(one, now) - minutesOnShift(other, now))[0];

/** The office whose shift begins next. */
export const findFirstBack = (now: Date, offices: readonly Office[]): Office | undefined =>
  [...offices].sort((one, other) => minutesOnShift(other, now) - minutesOnShift(one, now))[0];
