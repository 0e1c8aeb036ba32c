/** Loads the form's chunk, which is not needed to read the phone numbers. */
export const loadContactForm = async () =>
  (await import(/* webpackChunkName: "contact-form" */ './ContactForm.tsx')).ContactForm;
