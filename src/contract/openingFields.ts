import { listFields } from './fieldTable.ts';

/** The allowed values of an opening's fields, spelled as in files, on pages and in filters. */
export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;
export const WORKPLACES = ['on site', 'hybrid', 'remote'] as const;

export const PAY_UNITS = ['hour', 'day', 'week', 'month', 'year'] as const;

/** One line of at most `max` UTF-16 units, one of the `choices`, an amount, an ISO 4217 code, or an ISO 8601 date. */
export type OpeningFieldRule = { isRequired: boolean; isComposed?: boolean } & (
  | { kind: 'line'; max: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'amount' | 'currency' | 'day' }
);

/**
 * Every text field of an opening except its description, in order. Its name is the same on the wire, in the database and
 * in files. To add a field, add an entry here; the compiler then names what else is needed (docs/recipes.md).
 * `isComposed` fields are written by the server from others (server/openings/text/composeTexts.ts).
 */
export const openingFields = {
  job_title: { isRequired: true, kind: 'line', max: 200 },
  company_name: { isRequired: true, kind: 'line', max: 200 },
  /** From `places` and `remote_from`. */
  location: { isRequired: true, isComposed: true, kind: 'line', max: 4000 },
  department: { isRequired: false, kind: 'line', max: 200 },
  employment_type: { isRequired: false, kind: 'choice', choices: EMPLOYMENT_TYPES },
  workplace: { isRequired: false, kind: 'choice', choices: WORKPLACES },
  /** The sentence about pay, from the fields below. */
  salary_range: { isRequired: false, isComposed: true, kind: 'line', max: 500 },
  /** Amounts are decimal numbers without separators: '34000', '15.50'. One alone means 'from' or 'up to'. */
  pay_from: { isRequired: false, kind: 'amount' },
  pay_to: { isRequired: false, kind: 'amount' },
  pay_currency: { isRequired: false, kind: 'currency' },
  pay_unit: { isRequired: false, kind: 'choice', choices: PAY_UNITS },
  /** A further text, such as 'plus bonus'. */
  pay_note: { isRequired: false, kind: 'line', max: 200 },
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
export type ComposedOpeningField = {
  [Field in OpeningField]: Fields[Field] extends { isComposed: true } ? Field : never;
}[OpeningField];
/** A text field that staff fill in. */
export type WrittenOpeningField = Exclude<OpeningField, ComposedOpeningField>;

/** A place of work. `country` is an ISO 3166-1 code; unknown parts are empty. */
export type OpeningPlace = Record<(typeof PLACE_PARTS)[number], string>;
export const PLACE_PARTS = ['city', 'region', 'country', 'street', 'postcode'] as const;
/** Maximum length of a part, of the list of places, and of the countries from which people may work. */
export const PLACE_LIMITS = { part: 200, places: 20, countries: 60 } as const;

export const isRequired = (field: OpeningField): field is RequiredOpeningField =>
  openingFields[field].isRequired;

const isWritten = <Field extends OpeningField>(
  field: Field,
): field is Exclude<Field, ComposedOpeningField> => {
  const rule: OpeningFieldRule = openingFields[field];
  return rule.isComposed !== true;
};

export const OPENING_FIELDS = listFields(openingFields);
export const WRITTEN_OPENING_FIELDS = OPENING_FIELDS.filter(isWritten);
export const REQUIRED_OPENING_FIELDS = OPENING_FIELDS.filter(isRequired);
export const OPTIONAL_OPENING_FIELDS = OPENING_FIELDS.filter(
  (field): field is OptionalOpeningField => !isRequired(field),
);
export const REQUIRED_WRITTEN_FIELDS = REQUIRED_OPENING_FIELDS.filter(isWritten);
export const OPTIONAL_WRITTEN_FIELDS = OPTIONAL_OPENING_FIELDS.filter(
  (field): field is Exclude<OptionalOpeningField, ComposedOpeningField> => isWritten(field),
);
/** Fields with a list of values, each stored as JSON. */
export const OPENING_LISTS = ['places', 'remote_from', 'requirements'] as const;
