import type { PersonalField } from '../contract/applicationFields.ts';

/** What we keep of an application; the sentences around it go on with the resume. */
const stored: Readonly<Record<PersonalField, string>> = {
  name: 'your name',
  email: 'your email address',
  phone: 'your phone number',
  otherinformation: 'what you wrote to us',
};

/** For the privacy policy and for the mail that confirms an application. */
export const storedOfApplication = Object.values(stored).join(', ');
