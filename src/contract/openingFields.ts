import { fieldsOf } from './fieldTable.ts';

/** The choices for an opening's fields, as files, pages and filters spell them. */
export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;
export const WORKPLACES = ['on site', 'hybrid', 'remote'] as const;

/** One line of at most `max` UTF-16 units, one of some choices, or an ISO 8601 date. */
export type OpeningFieldRule = { isNeeded: boolean } & (
  { kind: 'line'; max: number } | { kind: 'choice'; choices: readonly string[] } | { kind: 'day' }
);

/**
 * Every field of an opening except its description and requirements, in order, by the name that it has on the wire, in
 * the database, in files and in tables. To add a field, add a line here; the compiler then names what else is needed
 * (docs/recipes.md).
 */
export const openingFields = {
  job_title: { isNeeded: true, kind: 'line', max: 200 },
  company_name: { isNeeded: true, kind: 'line', max: 200 },
  location: { isNeeded: true, kind: 'line', max: 200 },
  department: { isNeeded: false, kind: 'line', max: 200 },
  employment_type: { isNeeded: false, kind: 'choice', choices: EMPLOYMENT_TYPES },
  workplace: { isNeeded: false, kind: 'choice', choices: WORKPLACES },
  salary_range: { isNeeded: false, kind: 'line', max: 200 },
  /** When the work starts: a date, or a phrase such as 'as soon as possible'. */
  start: { isNeeded: false, kind: 'line', max: 200 },
  /** The last day for applications. */
  closing_date: { isNeeded: false, kind: 'day' },
} as const satisfies Record<string, OpeningFieldRule>;

type Fields = typeof openingFields;
export type OpeningField = keyof Fields;
export type NeededOpeningField = {
  [Field in OpeningField]: Fields[Field]['isNeeded'] extends true ? Field : never;
}[OpeningField];
export type OptionalOpeningField = Exclude<OpeningField, NeededOpeningField>;

export const isNeeded = (field: OpeningField): field is NeededOpeningField => openingFields[field].isNeeded;

export const OPENING_FIELDS = fieldsOf(openingFields);
export const NEEDED_OPENING_FIELDS = OPENING_FIELDS.filter(isNeeded);
export const OPTIONAL_OPENING_FIELDS = OPENING_FIELDS.filter(
  (field): field is OptionalOpeningField => !isNeeded(field),
);
