/** Loads the form's chunk, which is not needed to read the job description. */
export const loadApplicationForm = async () =>
  (await import(/* webpackChunkName: "application" */ './ApplicationForm.tsx')).ApplicationForm;
