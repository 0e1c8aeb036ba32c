import type { ApplicationText, FieldErrors } from '../../../contract/applicationRules.ts';
import { formLabels } from '../../../content/careersTexts.ts';

/** The form's fields by their wire names, in the order in which they stand. */
export type ApplicationField = keyof typeof formLabels;
export type ApplicationErrors = FieldErrors<ApplicationField>;

export const applicationFields = Object.keys(formLabels) as ApplicationField[];

/** Id of a field's control on the page. */
export const fieldId = (field: ApplicationField): string => `application-${field}`;

/** Those of the server's sentences that belong to a field of this form. */
export const toApplicationErrors = (fields: Record<string, string> = {}): ApplicationErrors =>
  Object.fromEntries(applicationFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));

/** The texts as they are sent and stored: without blanks at their ends (docs/requirements.md, FORM-3). */
export const trimmed = (text: ApplicationText): ApplicationText => ({
  name: text.name.trim(),
  email: text.email.trim(),
  phone: text.phone.trim(),
  otherinformation: text.otherinformation.trim(),
});
