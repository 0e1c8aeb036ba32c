import { site, type Office } from './site.ts';

/** Address of the drawings of the offices' surroundings; the build writes the file. */
export const officeSprite = '/images/offices.svg';

/** All are of one size, in the drawing's own units. */
export const OFFICE_PLAN = { width: 320, height: 200 } as const;

/** One drawn plan for each office, in the order of `site.offices` (`src/assets/sprites/offices`), and the water it is known by. */
export const officePlans = {
  austin: 'Lady Bird Lake',
  london: 'River Thames',
  hyderabad: 'Hussain Sagar',
} as const;

export type OfficePlanName = keyof typeof officePlans;

/** Which drawing is an office's. */
export const officePlan = ({ city }: Pick<Office, 'city'>): OfficePlanName => {
  const plan = (Object.keys(officePlans) as OfficePlanName[])[
    site.offices.findIndex((office) => office.city === city)
  ];
  if (!plan) throw new Error(`officePlans.ts has no drawing for ${city}`);
  return plan;
};
