import type { PersonalField } from '../contract/applicationFields.ts';

/** What we store of an application. The sentences that contain it add the resume. */
const storedFields: Readonly<Record<PersonalField, string>> = {
  name: 'your name',
  email: 'your email address',
  phone: 'your phone number',
  otherinformation: 'what you wrote to us',
};

/** For the privacy policy and for the email that confirms an application. */
export const storedOfApplication = Object.values(storedFields).join(', ');
