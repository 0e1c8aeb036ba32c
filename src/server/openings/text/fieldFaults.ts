import {
  isNeeded,
  OPENING_FIELDS,
  openingFields,
  type OpeningField,
  type OpeningFieldRule,
} from '../../../contract/openingFields.ts';
import { nearest } from '../../desk/command/nearest.ts';
import { isDate } from '../../desk/isDate.ts';
import { textFault } from '../../desk/textFault.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { OpeningFault } from './openingFault.ts';

/** Which last days are past, as ISO 8601 dates. */
export interface ClosingRule {
  today: string;
  /** The opening's own, which may stay as it is; null where it has none. */
  kept: string | null;
}

const choiceFault = (name: string, text: string, choices: readonly string[]): string | undefined => {
  if (choices.includes(text)) return undefined;
  const meant = nearest(text, choices);
  return `${name} must be one of ${choices.join(', ')}${meant ? `; did you mean ${meant}?` : ''}`;
};

const dayFault = (name: string, text: string): string | undefined =>
  isDate(text)
    ? undefined
    : `${name} must be a day that exists, written like 2030-01-31 or 31 January 2030 (in figures the day comes first)`;

const closingFault = (text: string, rule: string | ClosingRule | undefined): string | undefined => {
  if (rule === undefined) return undefined;
  if (typeof rule === 'string') return text < rule ? `closing_date ${text} is past` : undefined;
  // To close it by the way would not be noticed.
  return text < rule.today && text !== rule.kept
    ? `closing_date ${text} is past; to close the opening, see openings close`
    : undefined;
};

const faultOf = (field: OpeningField, text: string): string | undefined => {
  const rule: OpeningFieldRule = openingFields[field];
  if (rule.kind === 'choice') return choiceFault(field, text, rule.choices);
  if (rule.kind === 'day') return dayFault(field, text);
  return textFault(text, { name: field, max: rule.max, isOneLine: true });
};

/** The faults of the fields, each by its rule; one that may be left out has none where it is. */
export const fieldFaults = (opening: OpeningText, closing?: string | ClosingRule): OpeningFault[] =>
  OPENING_FIELDS.flatMap((field) => {
    const value = opening[field] ?? '';
    if (value === '' && !isNeeded(field)) return [];
    const text =
      faultOf(field, value) ?? (field === 'closing_date' ? closingFault(value, closing) : undefined);
    return text ? [{ field, text }] : [];
  });
