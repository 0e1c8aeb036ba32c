import { fieldsOf } from '../../../contract/fieldTable.ts';
import type { FieldErrors } from '../../../contract/applicationRules.ts';
import { formLabels } from '../../../content/careersTexts.ts';

/** The form's fields by their wire names, in the order in which they stand. */
export const formFields = fieldsOf(formLabels);
export type FormField = keyof typeof formLabels;
export type ApplicationErrors = FieldErrors<FormField>;

/** Id of a field's control on the page. */
export const applicationFieldId = (field: FormField): string => `application-${field}`;

/** Those of the server's sentences that belong to a field of this form. */
export const toApplicationErrors = (fields: Record<string, string> = {}): ApplicationErrors =>
  Object.fromEntries(formFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));
