import { site } from './site.ts';

export type OfficePictureName = 'handsOver' | 'takesOver' | 'asleep';

export interface OfficeAtHandover {
  city: string;
  time: string;
  sky: 'day' | 'dawn' | 'night';
  /** What its staff are doing. */
  activity: string;
  picture: OfficePictureName;
}

/** The same moment in each office on a winter's day, when the shift is handed over. In the order of `site.offices`. */
const moments: readonly Omit<OfficeAtHandover, 'city'>[] = [
  { time: '03:00', sky: 'night', activity: 'asleep', picture: 'asleep' },
  { time: '09:00', sky: 'dawn', activity: 'takes over', picture: 'takesOver' },
  { time: '14:30', sky: 'day', activity: 'hands over', picture: 'handsOver' },
];

/** In the order of the shifts. */
export const handover: readonly OfficeAtHandover[] = moments
  .map((moment, index) => ({ ...moment, city: site.offices[index]?.city.split(',')[0] ?? '' }))
  .reverse();
