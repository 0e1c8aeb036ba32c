import { makeLateCode } from '../../../lib/lateCode.ts';

/** By itself: whoever reads what the job is needs no form yet. */
export const lateApplicationForm = makeLateCode(async () => {
  const { ApplicationForm } = await import(/* webpackChunkName: "application" */ './ApplicationForm.tsx');
  return ApplicationForm;
});
