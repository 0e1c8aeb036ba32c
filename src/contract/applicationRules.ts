import { MAX_LENGTH, MAX_RESUME_BYTES, RESUME_TYPES } from './constants.ts';
import { isEmail, isPhone, personErrors } from './personRules.ts';

/** What an applicant types. `otherinformation` may stay empty. */
export interface ApplicationText {
  name: string;
  email: string;
  phone: string;
  otherinformation: string;
}
export type ApplicationTextField = keyof ApplicationText;

/** One sentence a field that is at fault; empty when all is well. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

const labels = {
  name: 'name',
  email: 'e-mail address',
  phone: 'phone number',
  otherinformation: 'other information',
} as const satisfies Record<ApplicationTextField, string>;

const errorOf = (field: ApplicationTextField, value: string): string | undefined => {
  const text = value.trim();
  if (text === '') return field === 'otherinformation' ? undefined : `Enter your ${labels[field]}`;
  if (text.length > MAX_LENGTH[field]) {
    return `Your ${labels[field]} must be ${MAX_LENGTH[field]} characters or fewer`;
  }
  if (field === 'email' && !isEmail(text)) return personErrors.email;
  if (field === 'phone' && !isPhone(text)) return personErrors.phone;
  return undefined;
};

/**
 * The rules of the application form, the same in the browser and on the server (docs/requirements.md, FORM-2 to
 * FORM-5). Texts are judged after trimming.
 */
export const checkApplication = (text: ApplicationText): FieldErrors<ApplicationTextField> => {
  const fields = Object.keys(labels) as ApplicationTextField[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = errorOf(field, text[field]);
      return error ? [[field, error]] : [];
    }),
  );
};

/** What is said of a resume; one sentence a cause (docs/requirements.md, UP-1 to UP-4). */
export const resumeErrors = {
  missing: 'Select your resume',
  type: 'The selected file must be a PDF, DOC, DOCX, ODT or RTF',
  tooLarge: 'The selected file must be smaller than 5 MB',
  empty: 'The selected file is empty',
  notUploaded: 'The selected file could not be uploaded – try again',
} as const;

/**
 * What can be said of a chosen file before it travels: its ending, its size in bytes. The server judges the type
 * again, by content.
 */
export const checkResume = (file: { name: string; size: number } | undefined): string | undefined => {
  if (!file) return resumeErrors.missing;
  const ending = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (!RESUME_TYPES.some((type) => type === ending)) return resumeErrors.type;
  if (file.size === 0) return resumeErrors.empty;
  if (file.size > MAX_RESUME_BYTES) return resumeErrors.tooLarge;
  return undefined;
};
