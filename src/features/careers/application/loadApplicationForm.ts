/** A chunk of its own: readers of the job description do not need the form yet. */
export const loadApplicationForm = async () =>
  (await import(/* webpackChunkName: "application" */ './ApplicationForm.tsx')).ApplicationForm;
