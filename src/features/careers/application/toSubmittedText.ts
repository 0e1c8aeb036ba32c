import { APPLICATION_FIELDS, type ApplicationText } from '../../../contract/applicationFields.ts';
import { mapFields } from '../../../contract/fieldTable.ts';
import type { SubmittedForm } from '../../../contract/renderer.ts';

/** The applicant's text from a form that the server sent back; empty for a new form. */
export const toSubmittedText = (submittedForm: SubmittedForm | undefined): ApplicationText =>
  mapFields(APPLICATION_FIELDS, (field) => submittedForm?.values[field] ?? '');
