import { byField } from '../../../contract/fieldTable.ts';
import {
  isRequired,
  REQUIRED_OPENING_FIELDS,
  OPENING_FIELDS,
  type OpeningField,
  type OpeningFieldRule,
  openingFields,
  OPTIONAL_OPENING_FIELDS,
} from '../../../contract/openingFields.ts';
import { isDate, readWrittenDay } from '../../terminal/dates.ts';
import { textError } from '../../terminal/textError.ts';
import type { OpeningText } from '../queries/toOpening.ts';

/** Longest texts of an opening besides its fields, in UTF-16 units, and the most requirements. */
const OPENING_LIMITS = { description: 20_000, requirement: 500, requirements: 50 } as const;

/** A closing date before `today` is an error, unless it is the opening's own (`kept`). ISO 8601 dates. */
interface ClosingRule {
  today: string;
  kept?: string | null;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** `Full Time` is `full-time`, `31/03/2030` is `2030-03-31`; what is not understood stays, to be refused by its name. */
const normalised = (field: OpeningField, text: string): string => {
  const rule: OpeningFieldRule = openingFields[field];
  if (rule.kind === 'choice')
    return rule.choices.find((choice) => lettersOf(choice) === lettersOf(text)) ?? text;
  return rule.kind === 'day' ? (readWrittenDay(text) ?? text) : text;
};

/** An opening from the texts of its fields, not yet checked. An optional field that is empty is null. */
export const toOpeningText = (
  textOf: (field: OpeningField) => string,
  texts: Pick<OpeningText, 'description' | 'requirements'>,
): OpeningText => ({
  ...byField(REQUIRED_OPENING_FIELDS, (field) => normalised(field, textOf(field))),
  ...byField(OPTIONAL_OPENING_FIELDS, (field) => normalised(field, textOf(field)) || null),
  ...texts,
});

/** Whether a line of Markdown is the heading above the requirements of an opening. */
const isRequirementsHeading = (line: string): boolean => /^#{1,6}\s*requirements\s*:?$/i.test(line.trim());

const fieldError = (field: OpeningField, text: string, closing?: ClosingRule): string | undefined => {
  const rule: OpeningFieldRule = openingFields[field];
  if (rule.kind === 'choice')
    return rule.choices.includes(text) ? undefined : `${field} must be one of ${rule.choices.join(', ')}`;
  if (rule.kind === 'line') return textError(text, { name: field, max: rule.max, isOneLine: true });
  if (!isDate(text))
    return `${field} must be a day that exists, written like 2030-01-31 or 31 January 2030 (in figures the day comes first)`;
  return closing && text < closing.today && text !== closing.kept
    ? `closing_date ${text} is past`
    : undefined;
};

const descriptionErrors = ({ description }: OpeningText): string[] => {
  if (description.trim() === '') return ['there is no description'];
  const rule = { name: 'the description', max: OPENING_LIMITS.description, isOneLine: false };
  const error = textError(description, rule);
  if (error) return [error];
  return description.split('\n').some(isRequirementsHeading)
    ? ["the description holds a heading 'Requirements'; put its items into the list of requirements"]
    : [];
};

const requirementErrors = ({ requirements }: OpeningText): string[] => {
  const max = OPENING_LIMITS.requirement;
  const errors = requirements.flatMap(
    (text, position) => textError(text, { name: `requirement ${position + 1}`, max, isOneLine: true }) ?? [],
  );
  return requirements.length <= OPENING_LIMITS.requirements
    ? errors
    : [
        ...errors,
        `there are ${requirements.length} requirements; at most ${OPENING_LIMITS.requirements} are allowed`,
      ];
};

/** Every validation error of an opening that staff wrote, as a sentence; none when all is well. */
export const openingErrors = (opening: OpeningText, closing?: ClosingRule): string[] => [
  ...OPENING_FIELDS.flatMap((field) => {
    const text = opening[field] ?? '';
    return text === '' && !isRequired(field) ? [] : (fieldError(field, text, closing) ?? []);
  }),
  ...descriptionErrors(opening),
  ...requirementErrors(opening),
];
