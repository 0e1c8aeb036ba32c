/** URL of the sprite with the plans of the offices' surroundings (`src/assets/sprites/offices`); the build writes it. */
export const officeSprite = '/images/offices.svg';

/** The size of all plans, in viewBox units. */
export const OFFICE_PLAN_SIZE = { width: 320, height: 200 } as const;
