/** The form's own chunk, which visitors who want the phone number do not need. */
export const loadContactForm = async () =>
  (await import(/* webpackChunkName: "contact-form" */ './ContactForm.tsx')).ContactForm;
