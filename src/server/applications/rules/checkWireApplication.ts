import { APPLICATION_FIELDS, applicationFields } from '../../../contract/applicationFields.ts';
import { checkApplication, resumeErrors } from '../../../contract/applicationRules.ts';
import { MAX_LENGTH } from '../../../contract/constants.ts';
import { byField } from '../../../contract/fieldTable.ts';
import { hasUnstorable } from '../../platform/http/forms.ts';
import { sentences } from '../../platform/http/sentences.ts';

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
  const faults: [field: string, error: string | undefined][] = [
    ...Object.entries(errors),
    ['job_role', jobRoleError(textOf('job_role'))],
    ['job_id', isJobId(body['job_id']) ? undefined : sentences.jobIdNotNumber],
    ['resumefile', resumeError(textOf('resumefile'))],
    ...FREE_TEXTS.map((field): [string, string | undefined] => [
      field,
      hasUnstorable(texts[field] ?? '') ? sentences.unstorable : undefined,
    ]),
    ...APPLICATION_FIELDS.filter((field) => !applicationFields[field].isNeeded).map(
      (field): [string, string | undefined] => [
        field,
        ['string', 'undefined'].includes(typeof body[field]) ? undefined : sentences.notText,
      ],
    ),
  ];
  return Object.fromEntries(faults.filter((fault): fault is [string, string] => fault[1] !== undefined));
};
