import { site, type Office } from './site.ts';

/** URL of the sprite with the plans of the offices' surroundings; the build writes the file. */
export const officeSprite = '/images/offices.svg';

/** The size of all plans, in viewBox units. */
export const OFFICE_PLAN_SIZE = { width: 320, height: 200 } as const;

/**
 * Plans of the offices' surroundings (`src/assets/sprites/offices`) and their water. In the order of `site.offices`.
 */
export const officePlans = {
  austin: 'Lady Bird Lake',
  london: 'River Thames',
  hyderabad: 'Hussain Sagar',
} as const;

export type OfficePlanName = keyof typeof officePlans;

/** The plan of an office's surroundings. */
export const findOfficePlan = ({ city }: Pick<Office, 'city'>): OfficePlanName => {
  const plan = (Object.keys(officePlans) as OfficePlanName[])[
    site.offices.findIndex((office) => office.city === city)
  ];
  if (!plan) throw new Error(`officePlans.ts has no plan for ${city}`);
  return plan;
};
