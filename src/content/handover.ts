import { site } from './site.ts';

export interface OfficeAtHandover {
  city: string;
  time: string;
  sky: 'day' | 'dawn' | 'night';
  /** What its people are doing. */
  does: string;
}

/** The same moment in each office, in the order of `site.offices`: a winter's day, an hour before the shift is handed on. */
const moments: readonly Omit<OfficeAtHandover, 'city'>[] = [
  { time: '02:00', sky: 'night', does: 'asleep' },
  { time: '08:00', sky: 'dawn', does: 'next' },
  { time: '13:30', sky: 'day', does: 'on shift' },
];

/** In the order in which the shift passes. */
export const handover: readonly OfficeAtHandover[] = moments
  .map((moment, at) => ({ ...moment, city: site.offices[at]?.city.split(',')[0] ?? '' }))
  .reverse();
