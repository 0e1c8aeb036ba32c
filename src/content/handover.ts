import { joinNames, toCityName } from './officeNames.ts';
import { showJanuaryHandover } from './officesNow.ts';
import { sortByShift } from './shifts.ts';
import { site } from './site.ts';

const cities = sortByShift(site.offices).map(toCityName);
const [from = '', to = from] = cities;

/** The cities of the example handover: who hands over, who takes over, and from whom `from` took over. */
export const relay = { from, to, before: cities.at(-1) ?? from } as const;

/** 'Hyderabad hands the shift to London, London to Austin and Austin to Hyderabad'. */
export const describeRelay = (): string => {
  if (from === to) return `${from} keeps your systems running`;
  const steps = cities.map((city, index) => `${city} to ${cities[index + 1] ?? from}`);
  return joinNames(steps).replace(' to ', ' hands the shift to ');
};

export interface OfficeAtHandover {
  city: string;
  time: string;
  /** What its staff are doing. */
  activity: string;
}

/** The same moment in each office on a winter's day, when the shift is handed over. In the order of the shifts. */
export const handover: readonly OfficeAtHandover[] = showJanuaryHandover().moments.map(
  ({ title, sky, picture, isActive }, index) => {
    const absent = sky === 'night' ? 'asleep' : 'off shift';
    const present = isActive ? 'takes over' : 'hands over';
    return {
      city: cities[index] ?? '',
      time: title,
      activity: picture === 'emptyChair' ? absent : present,
    };
  },
);
