import type { FieldErrors } from '../../contract/applicationRules.ts';
import { formLabels } from '../../content/careersTexts.ts';

/** The form's fields by their wire names, in the order in which they stand. */
export type ApplicationField = keyof typeof formLabels;
export type ApplicationErrors = FieldErrors<ApplicationField>;

export const applicationFields = Object.keys(formLabels) as ApplicationField[];

/** Id of a field's control on the page. */
export const fieldId = (field: ApplicationField): string => `application-${field}`;

/** Those of the server's sentences that belong to a field of this form. */
export const toApplicationErrors = (fields: Record<string, string> = {}): ApplicationErrors =>
  Object.fromEntries(applicationFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));
