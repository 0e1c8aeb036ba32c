import { EMPLOYMENT_TYPES, WORKPLACES } from '../../../contract/openingFields.ts';
import { nearest } from '../../desk/command/nearest.ts';
import { isDate } from '../../desk/isDate.ts';
import { textFault } from '../../desk/textFault.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { OpeningFault } from './openingFault.ts';
import { OPENING_LIMITS } from './openingLimits.ts';

const lineFault = (field: 'department' | 'salary_range', text: string) =>
  textFault(text, { name: field, max: OPENING_LIMITS[field], isOneLine: true });

const choiceFault = (name: string, text: string, choices: readonly string[]): string | undefined => {
  if (choices.includes(text)) return undefined;
  const meant = nearest(text, choices);
  return `${name} must be one of ${choices.join(', ')}${meant ? `; did you mean ${meant}?` : ''}`;
};

/** Which last days are past, as ISO 8601 dates. */
export interface ClosingRule {
  today: string;
  /** The opening's own, which may stay as it is; null where it has none. */
  kept: string | null;
}

const dateFault = (text: string, rule: string | ClosingRule | undefined): string | undefined => {
  if (!isDate(text))
    return 'closing_date must be a day that exists, written like 2030-01-31 or 31 January 2030 (in figures the day comes first)';
  if (rule === undefined) return undefined;
  if (typeof rule === 'string') return text < rule ? `closing_date ${text} is past` : undefined;
  // To close it by the way would not be noticed.
  return text < rule.today && text !== rule.kept
    ? `closing_date ${text} is past; to close the opening, see openings close`
    : undefined;
};

/** The faults of the fields that may be left out, where they are not. */
export const optionalFaults = (opening: OpeningText, closing?: string | ClosingRule): OpeningFault[] => {
  const { department, employment_type, workplace, salary_range, closing_date } = opening;
  const faults = {
    department: department && lineFault('department', department),
    employment_type: employment_type && choiceFault('employment_type', employment_type, EMPLOYMENT_TYPES),
    workplace: workplace && choiceFault('workplace', workplace, WORKPLACES),
    salary_range: salary_range && lineFault('salary_range', salary_range),
    closing_date: closing_date && dateFault(closing_date, closing),
  } as const;
  return Object.entries(faults).flatMap(([field, text]) =>
    // The keys are the object's own.
    text ? [{ field: field as keyof typeof faults, text }] : [],
  );
};
