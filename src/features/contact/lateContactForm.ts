import { makeLateCode } from '../../lib/lateCode.ts';

/** By itself: who wants the number or the way to an office needs no form. */
export const lateContactForm = makeLateCode(async () => {
  const { ContactForm } = await import(/* webpackChunkName: "contact-form" */ './ContactForm.tsx');
  return ContactForm;
});
