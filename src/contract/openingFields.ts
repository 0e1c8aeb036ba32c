import { listFields } from './fieldTable.ts';

/** The allowed values of an opening's fields, spelled as in files, on pages and in filters. */
export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;
export const WORKPLACES = ['on site', 'hybrid', 'remote'] as const;

/** One line of at most `max` UTF-16 units, one of the `choices`, or an ISO 8601 date. */
export type OpeningFieldRule = { isRequired: boolean } & (
  { kind: 'line'; max: number } | { kind: 'choice'; choices: readonly string[] } | { kind: 'day' }
);

/**
 * Every field of an opening except its description and requirements, in order. Its name is the same on the wire, in the
 * database and in files. To add a field, add an entry here; the compiler then names what else is needed
 * (docs/recipes.md).
 */
export const openingFields = {
  job_title: { isRequired: true, kind: 'line', max: 200 },
  company_name: { isRequired: true, kind: 'line', max: 200 },
  location: { isRequired: true, kind: 'line', max: 200 },
  department: { isRequired: false, kind: 'line', max: 200 },
  employment_type: { isRequired: false, kind: 'choice', choices: EMPLOYMENT_TYPES },
  workplace: { isRequired: false, kind: 'choice', choices: WORKPLACES },
  salary_range: { isRequired: false, kind: 'line', max: 200 },
  /** When the work starts: a date, or a phrase such as 'as soon as possible'. */
  start: { isRequired: false, kind: 'line', max: 200 },
  /** The last day for applications. */
  closing_date: { isRequired: false, kind: 'day' },
} as const satisfies Record<string, OpeningFieldRule>;

type Fields = typeof openingFields;
export type OpeningField = keyof Fields;
export type RequiredOpeningField = {
  [Field in OpeningField]: Fields[Field]['isRequired'] extends true ? Field : never;
}[OpeningField];
export type OptionalOpeningField = Exclude<OpeningField, RequiredOpeningField>;

export const isRequired = (field: OpeningField): field is RequiredOpeningField =>
  openingFields[field].isRequired;

export const OPENING_FIELDS = listFields(openingFields);
export const REQUIRED_OPENING_FIELDS = OPENING_FIELDS.filter(isRequired);
export const OPTIONAL_OPENING_FIELDS = OPENING_FIELDS.filter(
  (field): field is OptionalOpeningField => !isRequired(field),
);
