/** The form's own chunk, which readers of the job description do not need yet. */
export const loadApplicationForm = async () =>
  (await import(/* webpackChunkName: "application" */ './ApplicationForm.tsx')).ApplicationForm;
