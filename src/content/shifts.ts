import { site, type Office } from './site.ts';

export interface Shift {
  /** The office's clock, for programs and for readers. */
  zone: string;
  clock: string;
  /** How far its clock is ahead of London's in winter, in hours. */
  ahead: number;
  /** While it holds the shift, in hours of London's winter. */
  shift: readonly [from: number, to: number];
}

/** In the order of `site.offices`; beside them, so that it travels only with the picture that shows it. */
const clocks: readonly Shift[] = [
  { zone: 'America/Chicago', clock: 'Central Time', ahead: -6, shift: [17, 24] },
  { zone: 'Europe/London', clock: 'UK time', ahead: 0, shift: [9, 17] },
  { zone: 'Asia/Kolkata', clock: 'India time', ahead: 5.5, shift: [0, 9] },
];

/** Every office with its clock and its hours on shift. */
export const shiftOffices = (): (Office & Shift)[] =>
  site.offices.map((office, at) => {
    const clock = clocks[at];
    if (!clock) throw new Error(`shifts.ts has no clock for ${office.city}`);
    return { ...office, ...clock };
  });
