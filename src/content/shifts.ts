import { site, type Office } from './site.ts';

export interface Shift {
  /** The office's IANA time zone, and the zone's name for readers. */
  zone: string;
  clock: string;
  /** Hours ahead of London in winter. */
  hoursFromLondon: number;
  /** The hours of its shift, in London time in winter. */
  shift: readonly [from: number, to: number];
}

/** In the order of `site.offices`. Not in `site.ts`, so that it is loaded only with the picture that needs it. */
const shifts: readonly Shift[] = [
  { zone: 'America/Chicago', clock: 'Central Time', hoursFromLondon: -6, shift: [17, 24] },
  { zone: 'Europe/London', clock: 'UK time', hoursFromLondon: 0, shift: [9, 17] },
  { zone: 'Asia/Kolkata', clock: 'India time', hoursFromLondon: 5.5, shift: [0, 9] },
];

/** All offices with their time zones and shifts. */
export const listShiftOffices = (): (Office & Shift)[] =>
  site.offices.map((office, index) => {
    const shift = shifts[index];
    if (!shift) throw new Error(`shifts.ts has no shift for ${office.city}`);
    return { ...office, ...shift };
  });

/** All offices, in the order in which they are on shift. */
export const listOfficesByShift = (): (Office & Shift)[] =>
  listShiftOffices().sort((one, other) => one.shift[0] - other.shift[0]);
