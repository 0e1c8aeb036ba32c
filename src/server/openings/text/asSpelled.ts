import {
  OPENING_FIELDS,
  openingFields,
  type OpeningField,
  type OpeningFieldRule,
} from '../../../contract/openingFields.ts';
import { readWrittenDay } from '../../desk/readWrittenDay.ts';
import type { OpeningText } from '../queries/insertOpening.ts';

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** `Full Time` and `fulltime` are `full-time`; what is none of the choices stays as it is, to be refused by its name. */
const asChoice = (text: string, choices: readonly string[]): string =>
  choices.find((choice) => lettersOf(choice) === lettersOf(text)) ?? text;

const spelled = (field: OpeningField, text: string): string => {
  const rule: OpeningFieldRule = openingFields[field];
  if (rule.kind === 'choice') return asChoice(text, rule.choices);
  return rule.kind === 'day' ? (readWrittenDay(text) ?? text) : text;
};

/** The choices and the days of an opening as they are stored, however they were written (STAFF-36). */
export const asSpelled = (opening: OpeningText): OpeningText => ({
  ...opening,
  ...Object.fromEntries(
    OPENING_FIELDS.flatMap((field) => {
      const text = opening[field];
      return text ? [[field, spelled(field, text)]] : [];
    }),
  ),
});
