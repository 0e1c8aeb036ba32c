import { MAX_LENGTH } from './constants.ts';
import { listFields } from './fieldTable.ts';

/** The control that a field uses, which also decides how its text is validated. */
export type ApplicationInput = 'text' | 'name' | 'email' | 'tel' | 'textarea';

export interface ApplicationFieldRule {
  /** Its column in the database and in exports. */
  column: string;
  /** Its label for staff. */
  label: string;
  /** Its name in messages to applicants: 'Enter your …'. */
  noun: string;
  input: ApplicationInput;
  /** Maximum length, in UTF-16 units. */
  max: number;
  isRequired: boolean;
  /** The field holds personal data: the privacy text names it, and subject access includes it. */
  isPersonal: boolean;
  /** Two applications that differ only in this field count as different. */
  isContent: boolean;
}

/**
 * The text fields of an application, by wire name, in the order of the form. To add a field, add an entry here; the
 * compiler then names what else is needed (docs/recipes.md). The job, the resume and the consent to longer storage are
 * not in this table.
 */
export const applicationFields = {
  name: {
    column: 'name',
    label: 'name',
    noun: 'name',
    input: 'name',
    max: MAX_LENGTH.name,
    isRequired: true,
    isPersonal: true,
    isContent: true,
  },
  email: {
    column: 'email',
    label: 'email',
    noun: 'email address',
    input: 'email',
    max: MAX_LENGTH.email,
    isRequired: true,
    isPersonal: true,
    isContent: true,
  },
  phone: {
    column: 'phone',
    label: 'phone',
    noun: 'phone number',
    input: 'tel',
    max: MAX_LENGTH.phone,
    isRequired: true,
    isPersonal: true,
    isContent: true,
  },
  otherinformation: {
    column: 'other_information',
    label: 'other information',
    noun: 'other information',
    input: 'textarea',
    max: 5000,
    isRequired: false,
    isPersonal: true,
    isContent: true,
  },
} as const satisfies Record<string, ApplicationFieldRule>;

type Fields = typeof applicationFields;
export type ApplicationTextField = keyof Fields;
export type ApplicationColumn = Fields[ApplicationTextField]['column'];
/** The fields for which `Rule` is true. */
type FieldsWith<Rule extends 'isRequired' | 'isPersonal'> = {
  [Field in ApplicationTextField]: Fields[Field][Rule] extends true ? Field : never;
}[ApplicationTextField];
export type RequiredField = FieldsWith<'isRequired'>;
export type PersonalField = FieldsWith<'isPersonal'>;

/** What an applicant types. An optional field may be empty. */
export type ApplicationText = Record<ApplicationTextField, string>;

export const APPLICATION_FIELDS = listFields(applicationFields);

/** The fields beyond the person's name, email address and phone number. */
export type FurtherField = Exclude<ApplicationTextField, 'name' | 'email' | 'phone'>;
export const FURTHER_FIELDS = APPLICATION_FIELDS.filter(
  (field): field is FurtherField => field !== 'name' && field !== 'email' && field !== 'phone',
);
