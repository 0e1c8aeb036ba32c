import {
  APPLICATION_FIELDS,
  type ApplicationColumn,
  applicationFields,
} from '../../contract/applicationFields.ts';
import { checkApplication, resumeErrors, trimField } from '../../contract/applicationRules.ts';
import { CONSENT_VERSIONS, MAX_LENGTH } from '../../contract/constants.ts';
import { mapFields } from '../../contract/fieldTable.ts';
import type { Application } from '../../contract/schemas.ts';
import { hasUnstorableCharacter } from '../platform/database/engine.ts';
import { sentences } from '../platform/http/refusal.ts';
import { isSuspect } from '../platform/submissions.ts';
import type { NewApplication } from './queries/storeApplication.ts';

const isJobId = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value >= 0
    : typeof value === 'string' && /^(?:0|[1-9]\d{0,14})$/.test(value);

/**
 * Checks an application's body. Returns errors by field: those of the form (contract/applicationRules.ts), and those of
 * values that a form cannot send.
 */
export const checkWireApplication = (body: Readonly<Record<string, unknown>>): Record<string, string> => {
  const readText = (field: string): string => {
    const value = body[field];
    return typeof value === 'string' ? value : '';
  };
  const errors: Record<string, string> = { ...checkApplication(mapFields(APPLICATION_FIELDS, readText)) };
  const [jobRole, storedName] = [readText('job_role'), readText('resumefile')];
  if (jobRole.trim() === '') errors['job_role'] = 'Enter the job role';
  if (jobRole.length > MAX_LENGTH.job_role)
    errors['job_role'] = `The job role must be ${MAX_LENGTH.job_role} characters or fewer`;
  if (!isJobId(body['job_id'])) errors['job_id'] = sentences.jobIdNotNumber;
  if (storedName === '') errors['resumefile'] = resumeErrors.missing;
  if (storedName.length > MAX_LENGTH.resumefile) errors['resumefile'] = resumeErrors.notUploaded;
  for (const field of [...APPLICATION_FIELDS, 'job_role'])
    if (hasUnstorableCharacter(readText(field))) errors[field] = sentences.unstorable;
  for (const field of APPLICATION_FIELDS)
    if (!applicationFields[field].isRequired && !['string', 'undefined'].includes(typeof body[field]))
      errors[field] = sentences.notText;
  return errors;
};

/** The version of the text that the applicant consented to. An unknown version counts as no consent. */
export const toConsentVersion = (consent: string | undefined): string | undefined =>
  consent !== undefined && CONSENT_VERSIONS.includes(consent) ? consent : undefined;

const toColumns = (body: Application): Record<ApplicationColumn, string> =>
  // Every field has a column, but `Object.fromEntries` returns string keys.
  Object.fromEntries(
    APPLICATION_FIELDS.map((field) => [applicationFields[field].column, trimField(field, body[field] ?? '')]),
  ) as Record<ApplicationColumn, string>;

/** Converts a checked body to the application to store, with trimmed texts. */
export const toNewApplication = (body: Application, key: string | undefined): NewApplication => ({
  opening_id: Number(body.job_id),
  job_role: body.job_role.trim(),
  ...toColumns(body),
  resumefile: body.resumefile,
  consent: toConsentVersion(body.consent),
  isSuspect: isSuspect(body),
  key,
});
