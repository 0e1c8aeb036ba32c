import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationText,
  type ApplicationTextField,
} from './applicationFields.ts';
import { MAX_RESUME_BYTES } from './constants.ts';
import { isEmail, isPhone, personErrors, trimEmail } from './personRules.ts';

/** One sentence for each invalid field; empty if all fields are valid. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** A field's text as it is sent and stored. */
export const trimField = (field: ApplicationTextField, text: string): string =>
  applicationFields[field].input === 'email' ? trimEmail(text) : text.trim();

const checkField = (field: ApplicationTextField, value: string): string | undefined => {
  const { noun, max, isRequired, input } = applicationFields[field];
  const text = trimField(field, value);
  if (text === '') return isRequired ? `Enter your ${noun}` : undefined;
  if (text.length > max) return `Your ${noun} must be ${max} characters or fewer`;
  if (input === 'email' && !isEmail(text)) return personErrors.email;
  if (input === 'tel' && !isPhone(text)) return personErrors.phone;
  return undefined;
};

/**
 * The rules of the application form, the same in the browser and on the server. Texts are trimmed before they are
 * checked.
 */
export const checkApplication = (text: ApplicationText): FieldErrors<ApplicationTextField> =>
  Object.fromEntries(
    APPLICATION_FIELDS.flatMap((field) => {
      const error = checkField(field, text[field]);
      return error ? [[field, error]] : [];
    }),
  );

/** The error texts for a resume, one per cause. */
export const resumeErrors = {
  missing: 'Select your resume',
  type: 'The selected file must be a PDF, DOC, DOCX, ODT or RTF',
  tooLarge: 'The selected file must be smaller than 5 MB',
  empty: 'The selected file is empty',
  protected: 'The selected file is protected by a password – save it without one and select it again',
  damaged: 'The selected file is damaged – save it again and select the new file',
  notInspected: 'The selected file could not be checked – save it as a new PDF and select that',
  notUploaded: 'The selected file could not be uploaded – try again',
} as const;

/** Checks the size of a selected file before the upload. Its name says nothing reliable: the content decides the type. */
export const checkResume = (file: { size: number } | undefined): string | undefined => {
  if (!file) return resumeErrors.missing;
  if (file.size === 0) return resumeErrors.empty;
  if (file.size > MAX_RESUME_BYTES) return resumeErrors.tooLarge;
  return undefined;
};

/** The prefix that `timestampedName` adds. */
const PREFIX = /^\d{8}T\d{9}Z_/;

/**
 * Adds a timestamp to the name of a file to upload: an ISO 8601 instant without colons, dots and hyphens, and an
 * underscore: `20241105T081530250Z_cv.pdf`.
 */
export const timestampedName = (name: string, now: Date): string =>
  `${now.toISOString().replace(/[:.-]/g, '')}_${name}`;

/** Characters that change the direction of text: with one of them, the name of a program looks like that of a PDF. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The name of an uploaded file for people to read: without the timestamp, if it has one, and without direction marks. */
export const displayFileName = (name: string): string =>
  name.replace(PREFIX, '').replace(DIRECTION_MARKS, '');
