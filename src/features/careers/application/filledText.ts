import { APPLICATION_FIELDS, type ApplicationText } from '../../../contract/applicationFields.ts';
import { byField } from '../../../contract/fieldTable.ts';
import type { FilledIn } from '../../../contract/renderer.ts';

/** What an applicant typed into a form that the server gives back; empty for a form that is new. */
export const filledText = (filledIn: FilledIn | undefined): ApplicationText =>
  byField(APPLICATION_FIELDS, (field) => filledIn?.values[field] ?? '');
