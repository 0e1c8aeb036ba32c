import { nearest } from '../../desk/command/nearest.ts';
import type { FileFault } from '../../desk/fileFault.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { asSpelled } from '../text/asSpelled.ts';
import { checkOpeningText } from '../text/checkOpeningText.ts';
import { FRONT_FIELDS, LINE_FIELDS } from '../text/openingLimits.ts';
import { TABLE_COLUMNS } from '../text/tableTemplate.ts';
import type { Imported, ImportRecord } from './importRecord.ts';
import { isAsleep, readMark } from './openingMark.ts';

/** What 'openings export' writes beyond the texts; a new opening gets a number and dates of its own. */
export const EXPORT_ONLY = ['id', 'status', 'posted_at', 'publish_at'] as const;
export const IMPORT_FIELDS = TABLE_COLUMNS;
export const NEEDED_FIELDS = [...LINE_FIELDS, 'description'] as const;

/** What is wrong with a field's name; undefined for one that is known. */
export const nameFault = (name: string): string | undefined => {
  const known: readonly string[] = [...IMPORT_FIELDS, ...EXPORT_ONLY];
  if (known.includes(name)) return undefined;
  const meant = nearest(name, IMPORT_FIELDS);
  return `unknown field ${name}; ${meant ? `did you mean ${meant}?` : `the fields are ${IMPORT_FIELDS.join(', ')}`}`;
};

const unknownFields = ({ values, line, lineOf }: ImportRecord): FileFault[] =>
  Object.keys(values).flatMap((name) => {
    const text = nameFault(name);
    return text ? [{ line: lineOf(name) ?? line, text }] : [];
  });

/** Said of each opening, or once of a table without that column. */
export const missingText = (field: string): string => `${field} is missing`;

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const isListOfText = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Fields that are not there, and values that are no text. */
const shapeFaults = ({ values, line, lineOf }: ImportRecord): (FileFault & { field: string })[] => [
  ...NEEDED_FIELDS.filter((field) => isMissing(values[field])).map((field) => ({
    field,
    line,
    text: missingText(field),
  })),
  ...[...FRONT_FIELDS, 'description']
    .filter((field) => !isMissing(values[field]) && typeof values[field] !== 'string')
    .map((field) => ({ field, line: lineOf(field) ?? line, text: `${field} must be text` })),
  ...(isMissing(values['requirements']) || isListOfText(values['requirements'])
    ? []
    : [
        {
          field: 'requirements',
          line: lineOf('requirements') ?? line,
          text: 'requirements must be a list of texts',
        },
      ]),
];

const toOpening = ({ values }: ImportRecord): OpeningText => {
  const textOf = (field: string): string => {
    const value = values[field];
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  };
  const optional = (field: string): string | null => textOf(field) || null;
  const requirements = values['requirements'];
  return asSpelled({
    job_title: textOf('job_title'),
    company_name: textOf('company_name'),
    location: textOf('location'),
    department: optional('department'),
    employment_type: optional('employment_type'),
    workplace: optional('workplace'),
    salary_range: optional('salary_range'),
    closing_date: optional('closing_date'),
    description: textOf('description'),
    requirements: isListOfText(requirements) ? requirements.map((item) => item.trim()) : [],
  });
};

/** The opening of a record, or every fault of it. A field that is no text is not called empty as well. */
export const readRecord = (record: ImportRecord, today: string | undefined): Imported => {
  const opening = toOpening(record);
  const { mark, faults: marks } = readMark(record.values);
  const shape = shapeFaults(record);
  const texts = checkOpeningText(opening, isAsleep(mark) ? undefined : today)
    .filter(({ field }) => !shape.some((fault) => fault.field === field))
    .map(({ field, position, text }) => ({ line: record.lineOf(field, position) ?? record.line, text }));
  const faults = [
    ...unknownFields(record),
    ...marks.map(({ field, text }) => ({ line: record.lineOf(field) ?? record.line, text })),
    ...shape.map(({ line, text }) => ({ line, text })),
    ...texts,
  ];
  return { openings: faults.length === 0 ? [{ text: opening, mark }] : [], faults };
};
