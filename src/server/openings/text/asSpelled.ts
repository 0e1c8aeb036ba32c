import { EMPLOYMENT_TYPES, WORKPLACES } from '../../../contract/openingFields.ts';
import { readWrittenDay } from '../../desk/readWrittenDay.ts';
import type { OpeningText } from '../queries/insertOpening.ts';

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** `Full Time` and `fulltime` are `full-time`; what is none of the choices stays as it is, to be refused by its name. */
const asChoice = (text: string, choices: readonly string[]): string =>
  choices.find((choice) => lettersOf(choice) === lettersOf(text)) ?? text;

/** The choices and the closing date of an opening as they are stored, however they were written (STAFF-36). */
export const asSpelled = (opening: OpeningText): OpeningText => {
  const { employment_type, workplace, closing_date } = opening;
  return {
    ...opening,
    ...(employment_type && { employment_type: asChoice(employment_type, EMPLOYMENT_TYPES) }),
    ...(workplace && { workplace: asChoice(workplace, WORKPLACES) }),
    ...(closing_date && { closing_date: readWrittenDay(closing_date) ?? closing_date }),
  };
};
