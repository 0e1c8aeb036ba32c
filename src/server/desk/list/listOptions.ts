import { nearest } from '../command/nearest.ts';
import { wrongUse } from '../command/staffError.ts';
import type { ListField } from './field.ts';

/** The options of every list. */
export const listOptions = {
  limit: { type: 'string', value: 'N', help: 'only so many of them' },
  page: { type: 'string', value: 'N', help: 'the next ones: --limit 20 --page 2 begins with the 21st' },
  sort: { type: 'string', value: 'FIELD', help: 'in this order; FIELD:desc turns it round' },
  fields: { type: 'string', value: 'A,B', help: 'only these fields, in this order' },
  format: { type: 'string', value: 'FORMAT', help: 'table, json or csv' },
  out: { type: 'string', value: 'FILE', help: 'into a file; its ending .csv or .json says the format' },
  force: { type: 'boolean', help: 'also over a file that is there already' },
  json: { type: 'boolean', help: 'the same as --format json: everything about them, for other programs' },
} as const;

export interface ListValues {
  readonly limit?: string;
  readonly page?: string;
  readonly sort?: string;
  readonly fields?: string;
  readonly format?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

export const LIST_FORMATS = ['table', 'json', 'csv'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

const PAGE = 50;

const readNumber = (option: string, text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw wrongUse(`${option} must be a whole number from 1`);
  return Number(text);
};

/** Where a page begins, and how many rows it has. */
export const readPage = ({ limit, page }: ListValues): { start: number; size: number } => {
  const fallback = page === undefined ? Infinity : PAGE;
  const size = limit === undefined ? fallback : readNumber('--limit', limit);
  const number = page === undefined ? 1 : readNumber('--page', page);
  return { start: number === 1 ? 0 : (number - 1) * size, size };
};

export const readFormat = ({ format, json, out = '' }: ListValues): ListFormat => {
  const ending = /\.(json|csv)$/i.exec(out)?.[1]?.toLowerCase();
  const wanted = format ?? (json ? 'json' : (ending ?? 'table'));
  const known = LIST_FORMATS.find((each) => each === wanted);
  if (!known) throw wrongUse(`--format must be ${LIST_FORMATS.join(', ')}`);
  return known;
};

/** The field of a name. Throws a StaffError of code 2 that names the fields there are. */
export const readField = <Row>(
  option: string,
  name: string,
  fields: readonly ListField<Row>[],
): ListField<Row> => {
  const field = fields.find((each) => each.name === name);
  if (field) return field;
  const names = fields.map((each) => each.name);
  const meant = nearest(name, names);
  throw wrongUse(
    `${option}: ${meant ? `there is no field '${name}'; did you mean ${meant}?` : `the fields are ${names.join(', ')}`}`,
  );
};

export const readFields = <Row>(text: string | undefined, fields: readonly ListField<Row>[]) =>
  text?.split(',').map((name) => readField('--fields', name.trim(), fields));
