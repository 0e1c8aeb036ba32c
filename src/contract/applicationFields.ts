import { MAX_LENGTH } from './constants.ts';
import { fieldsOf } from './fieldTable.ts';

/** What a field is typed into, which also says what is checked of it; `area` takes several lines. */
export type ApplicationInput = 'text' | 'name' | 'email' | 'tel' | 'area';

export interface ApplicationFieldRule {
  /** Its name in the database and in what staff export. */
  column: string;
  /** What staff read beside it. */
  label: string;
  /** What applicants read in a sentence: 'Enter your …'. */
  named: string;
  input: ApplicationInput;
  /** Longest text, in UTF-16 units. */
  max: number;
  isNeeded: boolean;
  /** It says something of the applicant, which is named among what is kept and found on request (PRIV-1). */
  isPersonal: boolean;
  /** Two applications that differ in nothing else are two (ONCE-4). */
  isContent: boolean;
}

/**
 * What an applicant types, by its name on the wire and in the form, in this order. The rest of an application is fixed:
 * the job, the resume and the tick to be kept longer. A line here makes a field; what else it wants, the compiler asks
 * for (docs/recipes.md).
 */
export const applicationFields = {
  name: {
    column: 'name',
    label: 'name',
    named: 'name',
    input: 'name',
    max: MAX_LENGTH.name,
    isNeeded: true,
    isPersonal: true,
    isContent: true,
  },
  email: {
    column: 'email',
    label: 'email',
    named: 'email address',
    input: 'email',
    max: MAX_LENGTH.email,
    isNeeded: true,
    isPersonal: true,
    isContent: true,
  },
  phone: {
    column: 'phone',
    label: 'phone',
    named: 'phone number',
    input: 'tel',
    max: MAX_LENGTH.phone,
    isNeeded: true,
    isPersonal: true,
    isContent: true,
  },
  otherinformation: {
    column: 'other_information',
    label: 'other information',
    named: 'other information',
    input: 'area',
    max: 5000,
    isNeeded: false,
    isPersonal: true,
    isContent: true,
  },
} as const satisfies Record<string, ApplicationFieldRule>;

type Fields = typeof applicationFields;
export type ApplicationTextField = keyof Fields;
export type ApplicationColumn = Fields[ApplicationTextField]['column'];
/** The fields that are what `Rule` says. */
type FieldsThat<Rule extends 'isNeeded' | 'isPersonal'> = {
  [Field in ApplicationTextField]: Fields[Field][Rule] extends true ? Field : never;
}[ApplicationTextField];
export type NeededField = FieldsThat<'isNeeded'>;
export type PersonalField = FieldsThat<'isPersonal'>;

/** What an applicant types; a field that is not needed may stay empty. */
export type ApplicationText = Record<ApplicationTextField, string>;

export const APPLICATION_FIELDS = fieldsOf(applicationFields);
