import {
  EMPLOYMENT_TYPES,
  openingFields,
  WORKPLACES,
  type OpeningField,
} from '../../../contract/openingFields.ts';

/**
 * `question` is what 'openings new' asks, `hint` stands above the field in the file to fill in, `inTable` beside the
 * table to fill in, where the field's rule does not say enough.
 */
interface FieldWords {
  question: string;
  hint: string;
  inTable?: string;
}

/** What staff are told of each field of an opening. */
export const fieldWords: Readonly<Record<OpeningField, FieldWords>> = {
  job_title: {
    question: 'Job title',
    hint: `What the job is called, in one line of at most ${openingFields.job_title.max} characters. For example: Network Engineer
Write a text that holds a colon or a '#' in double quotes: "Technician #2: nights"`,
  },
  company_name: { question: 'Company', hint: 'Who employs, in one line.' },
  location: {
    question: 'Location',
    hint: 'Where the work is, in one line. For example: London, or Remote within the UK',
  },
  department: { question: 'Department', hint: 'The department, in one line.' },
  employment_type: {
    question: `Employment type: ${EMPLOYMENT_TYPES.join(', ')}`,
    hint: EMPLOYMENT_TYPES.join(', '),
  },
  workplace: { question: `Workplace: ${WORKPLACES.join(', ')}`, hint: WORKPLACES.join(', ') },
  salary_range: {
    question: 'Salary range, as visitors will read it',
    hint: 'In one line, as visitors will read it. For example: £48,000 to £55,000 a year',
  },
  start: {
    question: 'Start, as visitors will read it',
    hint: 'When the work begins, in one line. For example: as soon as possible, or 2030-03-01',
  },
  closing_date: {
    question: 'Closing date, the last day for applications, like 2030-01-31',
    hint: 'The last day on which applications are taken, like 2030-01-31. The day after, the opening closes automatically.',
    inTable: 'the last day for applications, like 31/01/2030 (the day first) or 31 January 2030',
  },
};
