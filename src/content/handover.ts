import { site } from './site.ts';

export interface OfficeAtHandover {
  city: string;
  time: string;
  /** What its staff are doing. */
  activity: string;
}

/** The same moment in each office on a winter's day, when the shift is handed over. In the order of `site.offices`. */
const moments: readonly Omit<OfficeAtHandover, 'city'>[] = [
  { time: '03:00', activity: 'asleep' },
  { time: '09:00', activity: 'takes over' },
  { time: '14:30', activity: 'hands over' },
];

/** In the order of the shifts. */
export const handover: readonly OfficeAtHandover[] = moments
  .map((moment, index) => ({ ...moment, city: site.offices[index]?.city.split(',')[0] ?? '' }))
  .reverse();
