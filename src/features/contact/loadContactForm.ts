/** Loads the form as a chunk of its own: many visitors only want the phone numbers of the contact page. */
export const loadContactForm = async () =>
  (await import(/* webpackChunkName: "contact-form" */ './ContactForm.tsx')).ContactForm;
