import { makeLateCode } from '../lib/lateCode.ts';

/** The careers calls with RTK Query, a seventh of what a list's page would need before it is drawn (docs/requirements.md, FAST-13). */
export const lateCareers = makeLateCode(async () => {
  const { careersCalls } = await import(/* webpackChunkName: "careers-calls" */ './careersCalls.ts');
  return careersCalls;
});

export type CareersCalls = NonNullable<ReturnType<typeof lateCareers.ready>>;
