import { EMPLOYMENT_TYPES, WORKPLACES } from '../../../contract/openingFields.ts';
import { LINE_FIELDS, type FrontField } from '../text/openingLimits.ts';

/** What 'openings new' asks for each text of one line, in this order. */
export const lineQuestions: Readonly<Record<FrontField, string>> = {
  job_title: 'Job title',
  company_name: 'Company',
  location: 'Location',
  department: 'Department (may stay empty)',
  employment_type: `Employment type: ${EMPLOYMENT_TYPES.join(', ')} (may stay empty)`,
  workplace: `Workplace: ${WORKPLACES.join(', ')} (may stay empty)`,
  salary_range: 'Salary range, as visitors shall read it (may stay empty)',
  closing_date: 'Closing date, the last day for applications, like 2030-01-31 (may stay empty)',
};

export const isNeeded = (field: FrontField): boolean => LINE_FIELDS.some((needed) => needed === field);

export const longQuestions = {
  description: "Description: as many lines as you like, then a line with a single '.'",
  requirements: 'Requirements: one a line, then an empty line',
} as const;

export const endQuestion =
  'Publish it now, keep it as a draft, go back, or quit? (publish, draft, back, quit): ';
