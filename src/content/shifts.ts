import { readClock } from '../lib/readClock.ts';
import { site, type Office } from './site.ts';

export interface Shift {
  /** The office's IANA time zone, and the zone's name for readers. */
  zone: string;
  clock: string;
  /** The hours of its shift in its own local time, every day of the year. */
  shift: readonly [from: number, to: number];
}

export type ShiftOffice = Office & Shift;

/** In the order of `site.offices`. Not in `site.ts`, so that it is loaded only with the pages that need it. */
const shifts: readonly Shift[] = [
  { zone: 'America/Chicago', clock: 'Central Time', shift: [11, 19] },
  { zone: 'Europe/London', clock: 'UK time', shift: [9, 18] },
  { zone: 'Asia/Kolkata', clock: 'India time', shift: [5, 15] },
];

/** All offices with their time zones and shifts. */
export const shiftOffices: readonly ShiftOffice[] = site.offices.map((office, index) => {
  const shift = shifts[index];
  if (!shift) throw new Error(`shifts.ts has no shift for ${office.city}`);
  return { ...office, ...shift };
});

/** All offices, in the order in which they hand over: from east to west. */
export const officesByShift: readonly ShiftOffice[] = [...shiftOffices].sort(
  (one, other) => other.longitude - one.longitude,
);

/** The office that an office hands over to. */
export const findNextOffice = ({ city }: Pick<Office, 'city'>): ShiftOffice | undefined => {
  const index = officesByShift.findIndex((office) => office.city === city);
  return officesByShift[(index + 1) % officesByShift.length];
};

/** An office's name without its state. */
export const toCityName = ({ city }: Pick<Office, 'city'>): string => city.split(',')[0] ?? city;

const minutesOnShift = ({ zone, shift: [from] }: Shift, now: Date): number =>
  readClock(zone, now).minuteOfDay - from * 60;

/** Whether an office is on shift. */
export const isOnShift = (office: Shift, now: Date): boolean => {
  const minutes = minutesOnShift(office, now);
  return minutes >= 0 && minutes < (office.shift[1] - office.shift[0]) * 60;
};

/** The office that answers the phone: of those on shift the one that came last, because the others are handing over. */
export const findAnsweringOffice = (now: Date): ShiftOffice | undefined =>
  officesByShift
    .filter((office) => isOnShift(office, now))
    .sort((one, other) => minutesOnShift(one, now) - minutesOnShift(other, now))[0];
