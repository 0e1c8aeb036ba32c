import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationColumn,
} from '../../../contract/applicationFields.ts';
import type { Application } from '../../../contract/schemas.ts';
import { isSuspect } from '../../platform/submissions/isSuspect.ts';
import type { NewApplication } from '../storeApplication.ts';
import { agreedVersion } from './agreedVersion.ts';

const typedColumns = (body: Application): Record<ApplicationColumn, string> =>
  // Every field has a column; fromEntries knows of any text only.
  Object.fromEntries(
    APPLICATION_FIELDS.map((field) => [applicationFields[field].column, (body[field] ?? '').trim()]),
  ) as Record<ApplicationColumn, string>;

/** A checked body as it is stored: texts without blanks at their ends (docs/requirements.md, FORM-3). */
export const toNewApplication = (body: Application, key: string | undefined): NewApplication => ({
  opening_id: Number(body.job_id),
  job_role: body.job_role.trim(),
  ...typedColumns(body),
  resumefile: body.resumefile,
  consent: agreedVersion(body.consent),
  isSuspect: isSuspect(body),
  key,
});
