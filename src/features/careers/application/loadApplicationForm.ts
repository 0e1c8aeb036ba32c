/** The form's own chunk: readers of the job description do not need it yet. */
export const loadApplicationForm = async () =>
  (await import(/* webpackChunkName: "application" */ './ApplicationForm.tsx')).ApplicationForm;
