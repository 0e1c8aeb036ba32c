import { APPLICATION_FIELDS, applicationFields } from '../../../contract/applicationFields.ts';

/** The columns of what an applicant typed. */
export const APPLICATION_COLUMNS = APPLICATION_FIELDS.map((field) => applicationFields[field].column);

/** Those that say something of the applicant. */
export const PERSONAL_COLUMNS = APPLICATION_FIELDS.filter((field) => applicationFields[field].isPersonal).map(
  (field) => applicationFields[field].column,
);
