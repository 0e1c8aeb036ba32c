import { OFFICE_PLAN, officePlans, type OfficePlanName } from '../../../src/content/officePlans.ts';
import { toSprite } from '../parts.ts';
import { austin } from './austin.ts';
import { hyderabad } from './hyderabad.ts';
import { london } from './london.ts';

const drawings: Record<OfficePlanName, readonly string[]> = { austin, london, hyderabad };

/** What is round each office, as somebody would draw it for a visitor. */
export const drawOfficeSprite = (): string => {
  const heights = Object.fromEntries(Object.keys(officePlans).map((name) => [name, OFFICE_PLAN.height]));
  return toSprite(drawings, OFFICE_PLAN.width, heights as Record<OfficePlanName, number>);
};
