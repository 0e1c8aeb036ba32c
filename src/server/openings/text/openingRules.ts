import { mapFields } from '../../../contract/fieldTable.ts';
import {
  isRequired,
  type OpeningField,
  type OpeningFieldRule,
  openingFields,
  WRITTEN_OPENING_FIELDS,
  type WrittenOpeningField,
} from '../../../contract/openingFields.ts';
import { findCountry } from '../../../content/countries.ts';
import { isDate, parseWrittenDate } from '../../terminal/dates.ts';
import { textError } from '../../terminal/textError.ts';
import type { OpeningText } from '../queries/toOpening.ts';
import { composeTexts } from './composeTexts.ts';
import { checkPlaceAndPay, normalisePlace } from './placeRules.ts';

/** Maximum lengths in UTF-16 units, and the maximum number of requirements. */
const OPENING_LIMITS = { description: 20_000, requirement: 500, requirements: 50 } as const;

/** A closing date before `today` is an error, unless it is the opening's `current` one. ISO 8601 dates. */
interface ClosingRule {
  today: string;
  current?: string | null;
}

const keepLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const toAmount = (text: string): string => {
  const [, digits = '', thousands] = /^(\d+(?:\.\d{1,2})?)(k)?$/i.exec(text.replaceAll(/[,\s]/g, '')) ?? [];
  return digits === '' ? text : String(Number(digits) * (thousands ? 1000 : 1));
};

/**
 * Converts `Full Time` to `full-time`, `34,000` to `34000`, `31/03/2030` to `2030-03-31`. Returns other texts
 * unchanged.
 */
const normalise = (field: OpeningField, text: string): string => {
  const rule: OpeningFieldRule = openingFields[field];
  switch (rule.kind) {
    case 'choice':
      return rule.choices.find((choice) => keepLetters(choice) === keepLetters(text)) ?? text;
    case 'day':
      return parseWrittenDate(text) ?? text;
    case 'amount':
      return toAmount(text);
    case 'currency':
      return text.toUpperCase();
    default:
      return text;
  }
};

type OpeningLists = Required<Pick<OpeningText, 'places' | 'remote_from' | 'requirements'>>;

/**
 * Makes an opening from what staff entered, without validating it, and composes its texts about place and pay. An empty
 * optional field is null.
 */
export const toOpeningText = (
  readText: (field: WrittenOpeningField) => string,
  { places, remote_from, ...texts }: OpeningLists & Pick<OpeningText, 'description'>,
): OpeningText =>
  composeTexts({
    ...(mapFields(
      WRITTEN_OPENING_FIELDS,
      (field) => normalise(field, readText(field)) || (isRequired(field) ? '' : null),
    ) as Pick<OpeningText, WrittenOpeningField>),
    ...texts,
    places: places.map(normalisePlace),
    remote_from: [...new Set(remote_from.map((text) => findCountry(text) ?? text))],
  });

export type OpeningFieldName = OpeningField | 'places' | 'remote_from' | 'description' | 'requirements';

/** A validation error of an opening: one sentence. */
export interface OpeningError {
  field: OpeningFieldName;
  error: string;
}

/** Whether a line of Markdown is the heading above the requirements of an opening. */
const isRequirementsHeading = (line: string): boolean => /^#{1,6}\s*requirements\s*:?$/i.test(line.trim());

const checkField = (field: OpeningField, text: string, closing?: ClosingRule): string | undefined => {
  const rule: OpeningFieldRule = openingFields[field];
  const name = `The ${field.replaceAll('_', ' ')}`;
  if (rule.kind === 'choice')
    return rule.choices.includes(text) ? undefined : `${name} must be one of ${rule.choices.join(', ')}`;
  if (rule.kind === 'line') return textError(text, { name, max: rule.max, isOneLine: true });
  if (rule.kind === 'currency') return undefined;
  if (rule.kind === 'amount')
    return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0
      ? undefined
      : `${name} must be a number, such as 34000 or 15.50`;
  if (!isDate(text))
    return `${name} must be a day that exists, written like 2030-01-31 or 31 January 2030 (in figures the day comes first)`;
  return closing && text < closing.today && text !== closing.current
    ? `${name} ${text} is in the past`
    : undefined;
};

const checkDescription = (description: string): string | undefined => {
  if (description.trim() === '') return 'There is no description';
  const max = OPENING_LIMITS.description;
  const error = textError(description, { name: 'The description', max, isOneLine: false });
  if (error) return error;
  return description.split('\n').some(isRequirementsHeading)
    ? "The description contains a heading 'Requirements'; put its items into the list of requirements"
    : undefined;
};

const checkRequirements = (requirements: readonly string[]): string[] => {
  const { requirement: max, requirements: maxCount } = OPENING_LIMITS;
  const errors = requirements.flatMap(
    (text, index) => textError(text, { name: `Requirement ${index + 1}`, max, isOneLine: true }) ?? [],
  );
  return requirements.length <= maxCount
    ? errors
    : [...errors, `There are ${requirements.length} requirements; at most ${maxCount} are allowed`];
};

/** Returns all validation errors of an opening. */
export const checkOpening = (opening: OpeningText, closing?: ClosingRule): OpeningError[] => [
  ...WRITTEN_OPENING_FIELDS.flatMap((field) => {
    const text = opening[field] ?? '';
    const error = text === '' && !isRequired(field) ? undefined : checkField(field, text, closing);
    return error ? [{ field, error }] : [];
  }),
  ...checkPlaceAndPay(opening).map(([field, error]) => ({ field, error })),
  ...[checkDescription(opening.description) ?? []]
    .flat()
    .map((error): OpeningError => ({ field: 'description', error })),
  ...checkRequirements(opening.requirements).map((error): OpeningError => ({ field: 'requirements', error })),
];
