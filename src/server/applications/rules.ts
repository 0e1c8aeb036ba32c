import {
  APPLICATION_FIELDS,
  type ApplicationColumn,
  applicationFields,
} from '../../contract/applicationFields.ts';
import { checkApplication, resumeErrors } from '../../contract/applicationRules.ts';
import { CONSENT_VERSIONS, MAX_LENGTH } from '../../contract/constants.ts';
import { byField } from '../../contract/fieldTable.ts';
import type { Application } from '../../contract/schemas.ts';
import { hasUnstorable } from '../platform/database/engine.ts';
import { sentences } from '../platform/http/refusal.ts';
import { isSuspect } from '../platform/submissions.ts';
import type { NewApplication } from './storeApplication.ts';

const FREE_TEXTS = [...APPLICATION_FIELDS, 'job_role'] as const;

const jobRoleError = (text: string): string | undefined => {
  if (text.trim() === '') return 'Enter the job role';
  return text.length > MAX_LENGTH.job_role
    ? `The job role must be ${MAX_LENGTH.job_role} characters or fewer`
    : undefined;
};

const isJobId = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value >= 0
    : typeof value === 'string' && /^(?:0|[1-9]\d{0,14})$/.test(value);

const resumeError = (storedName: string): string | undefined => {
  if (storedName === '') return resumeErrors.missing;
  return storedName.length > MAX_LENGTH.resumefile ? resumeErrors.notUploaded : undefined;
};

/**
 * What is wrong with the body of an application, one sentence a field, empty when nothing is: the rules of the form
 * (contract/applicationRules.ts), and what only a program could send wrongly. Words for what the schema refuses, too.
 */
export const checkWireApplication = (body: Readonly<Record<string, unknown>>): Record<string, string> => {
  const textOf = (field: string): string => {
    const value = body[field];
    return typeof value === 'string' ? value : '';
  };
  const texts = Object.fromEntries(FREE_TEXTS.map((field) => [field, textOf(field)]));
  const errors = checkApplication(byField(APPLICATION_FIELDS, textOf));
  const found: [field: string, error: string | undefined][] = [
    ...Object.entries(errors),
    ['job_role', jobRoleError(textOf('job_role'))],
    ['job_id', isJobId(body['job_id']) ? undefined : sentences.jobIdNotNumber],
    ['resumefile', resumeError(textOf('resumefile'))],
    ...FREE_TEXTS.map((field): [string, string | undefined] => [
      field,
      hasUnstorable(texts[field] ?? '') ? sentences.unstorable : undefined,
    ]),
    ...APPLICATION_FIELDS.filter((field) => !applicationFields[field].isRequired).map(
      (field): [string, string | undefined] => [
        field,
        ['string', 'undefined'].includes(typeof body[field]) ? undefined : sentences.notText,
      ],
    ),
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
};

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
