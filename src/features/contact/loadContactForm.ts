/** A chunk of its own: visitors who want the telephone number do not need the form. */
export const loadContactForm = async () =>
  (await import(/* webpackChunkName: "contact-form" */ './ContactForm.tsx')).ContactForm;
