import { fieldsOf } from './fieldTable.ts';

/** What staff may choose for an opening, as files, pages and filters spell it. */
export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;
export const WORKPLACES = ['on site', 'hybrid', 'remote'] as const;

/** A text of one line, at most `max` UTF-16 units; one of some choices; or an ISO 8601 date. */
export type OpeningFieldRule = { isNeeded: boolean } & (
  { kind: 'line'; max: number } | { kind: 'choice'; choices: readonly string[] } | { kind: 'day' }
);

/**
 * Every field of an opening but its description and its requirements, by the name that it has everywhere: on the wire,
 * in the database, in files and tables. They stand in this order. A line here makes a field; what else it wants, the
 * compiler asks for (docs/recipes.md).
 */
export const openingFields = {
  job_title: { isNeeded: true, kind: 'line', max: 200 },
  company_name: { isNeeded: true, kind: 'line', max: 200 },
  location: { isNeeded: true, kind: 'line', max: 200 },
  department: { isNeeded: false, kind: 'line', max: 200 },
  employment_type: { isNeeded: false, kind: 'choice', choices: EMPLOYMENT_TYPES },
  workplace: { isNeeded: false, kind: 'choice', choices: WORKPLACES },
  salary_range: { isNeeded: false, kind: 'line', max: 200 },
  /** When the work begins: a date, or words such as 'as soon as possible'. */
  start: { isNeeded: false, kind: 'line', max: 200 },
  /** The last day on which it takes applications. */
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
