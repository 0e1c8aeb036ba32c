import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationColumn,
} from '../../../contract/applicationFields.ts';
import { CONSENT_VERSIONS } from '../../../contract/constants.ts';
import type { Application } from '../../../contract/schemas.ts';
import { isSuspect } from '../../platform/submissions/isSuspect.ts';
import type { NewApplication } from '../storeApplication.ts';

/**
 * The version of the text that was ticked, where a page of ours has shown it. Anything else is no consent: an empty text
 * or 'no' must not keep somebody's data for longer.
 */
export const agreedVersion = (consent: string | undefined): string | undefined =>
  consent !== undefined && CONSENT_VERSIONS.includes(consent) ? consent : undefined;

const typedColumns = (body: Application): Record<ApplicationColumn, string> =>
  // Every field has a column; fromEntries knows of any text only.
  Object.fromEntries(
    APPLICATION_FIELDS.map((field) => [applicationFields[field].column, (body[field] ?? '').trim()]),
  ) as Record<ApplicationColumn, string>;

/** A checked body as it is stored: texts without blanks at their ends. */
export const toNewApplication = (body: Application, key: string | undefined): NewApplication => ({
  opening_id: Number(body.job_id),
  job_role: body.job_role.trim(),
  ...typedColumns(body),
  resumefile: body.resumefile,
  consent: agreedVersion(body.consent),
  isSuspect: isSuspect(body),
  key,
});
