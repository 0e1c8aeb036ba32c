import { NEEDED_OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { nearest } from '../../desk/command/nearest.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { checkOpeningText } from '../text/checkOpeningText.ts';
import { TABLE_COLUMNS } from '../text/tableTemplate.ts';
import { toOpeningText } from '../text/toOpeningText.ts';
import type { Imported, ImportRecord } from './importRecord.ts';
import { isAsleep, readMark } from './openingMark.ts';

/** What 'openings export' writes beyond the texts; a new opening gets a number and dates of its own. */
export const EXPORT_ONLY = ['id', 'status', 'posted_at', 'publish_at'] as const;
export const IMPORT_FIELDS = TABLE_COLUMNS;
export const NEEDED_FIELDS = [...NEEDED_OPENING_FIELDS, 'description'] as const;

/** What is wrong with the title of a column; undefined for one that is known. */
export const nameFault = (name: string): string | undefined => {
  const known: readonly string[] = [...IMPORT_FIELDS, ...EXPORT_ONLY];
  if (known.includes(name)) return undefined;
  const meant = nearest(name, IMPORT_FIELDS);
  return `unknown field ${name}; ${meant ? `did you mean ${meant}?` : `the fields are ${IMPORT_FIELDS.join(', ')}`}`;
};

const linesOf = (cell = ''): string[] =>
  cell
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const toText = ({ values }: ImportRecord): OpeningText => {
  const textOf = (field: string): string => (values[field] ?? '').replace(/\r\n?/g, '\n').trim();
  return toOpeningText(textOf, {
    description: textOf('description'),
    requirements: linesOf(values['requirements']),
  });
};

/** The opening of a record, or every fault of it. A field whose column is missing is not called empty as well. */
export const readRecord = (record: ImportRecord, today: string | undefined): Imported => {
  const { values, line } = record;
  const opening = toText(record);
  const { mark, faults: marks } = readMark(values);
  const isThere = (field: string) => field in values || !NEEDED_FIELDS.some((needed) => needed === field);
  const texts = checkOpeningText(opening, isAsleep(mark) ? undefined : today)
    .filter(({ field }) => isThere(field))
    .map(({ text }) => text);
  const faults = [...marks, ...texts].map((text) => ({ line, text }));
  return { openings: faults.length === 0 ? [{ text: opening, mark }] : [], faults };
};
