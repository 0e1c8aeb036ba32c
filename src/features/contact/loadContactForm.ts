/** The form's own chunk: visitors who want the telephone number do not need it. */
export const loadContactForm = async () =>
  (await import(/* webpackChunkName: "contact-form" */ './ContactForm.tsx')).ContactForm;
