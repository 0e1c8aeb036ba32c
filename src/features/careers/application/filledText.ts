import type { ApplicationText } from '../../../contract/applicationRules.ts';
import type { FilledIn } from '../../../contract/renderer.ts';

/** What an applicant typed into a form that the server gives back; empty for a form that is new. */
export const filledText = (filledIn: FilledIn | undefined): ApplicationText => {
  const { name = '', email = '', phone = '', otherinformation = '' } = filledIn?.values ?? {};
  return { name, email, phone, otherinformation };
};
