import { CsvError, parse } from 'csv-parse/sync';
import { composePay } from '../../content/openingPay.ts';
import { parsePlaceLine, toPlace } from '../../content/openingPlaces.ts';
import { parseOldLocation } from '../../content/parseOldLocation.ts';
import { parseOldPay } from '../../content/parseOldPay.ts';
import { OPENING_FIELDS, OPENING_LISTS, type OpeningPlace } from '../../contract/openingFields.ts';
import { isRecord } from '../../lib/isRecord.ts';
import { refusal } from '../terminal/failure.ts';
import type { OpeningText } from './queries/toOpening.ts';
import { toOpeningText } from './text/openingRules.ts';

/** An opening of a file; `name` says where it is: 'row 3', which counts the header, or 'item 3'. */
export interface FileOpening {
  name: string;
  text: OpeningText;
}

/** Columns of an export that an import ignores. */
const IGNORED_COLUMNS = ['id', 'status', 'posted_at'];
const COLUMNS: readonly string[] = [...OPENING_FIELDS, ...OPENING_LISTS, 'description', ...IGNORED_COLUMNS];
const REQUIRED_COLUMNS = ['job_title', 'company_name', 'description'];

type Row = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        // An export adds an apostrophe before text that looks like a formula.
        .replace(/^'(?=[=+\-@\t\r])/, '')
        .replace(/\r\n?/g, '\n')
        .trim()
    : '';

/** The items of a list, or of a text with one item on each line. */
const toItems = (value: unknown, separator = /\n/): unknown[] =>
  Array.isArray(value)
    ? value
    : toText(value)
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== '');

const toTexts = (value: unknown, separator?: RegExp): string[] => toItems(value, separator).map(toText);

const readPlace = (item: unknown): OpeningPlace =>
  isRecord(item)
    ? toPlace(Object.fromEntries(Object.entries(item).map(([part, text]) => [part, toText(text)])))
    : parsePlaceLine(toText(item));

/**
 * The fields about place and pay. A file from before they were fields has texts instead, which are parsed if that is
 * certain; else the place lacks a country, and the rules ask for it.
 */
const readParts = (row: Row) => {
  const places = toItems(row['places']).map(readPlace);
  const remote_from = toTexts(row['remote_from'], /[,;\n]/);
  const [location, pay] = [toText(row['location']), toText(row['salary_range'])];
  const workplace = toText(row['workplace']) || null;
  const isOldPlace = places.length === 0 && remote_from.length === 0 && location !== '';
  const old = isOldPlace ? parseOldLocation(location, workplace) : { places, remote_from, workplace };
  const isUnclear = isOldPlace && old.places.length === 0 && old.workplace !== 'remote';
  const countries = [...old.places.map(({ country }) => country), ...old.remote_from];
  const payParts = Object.entries(row).filter(
    ([name, value]) => name.startsWith('pay_') && toText(value) !== '',
  );
  const oldPay = pay !== '' && payParts.length === 0 ? parseOldPay(pay, countries) : {};
  return {
    places: isUnclear ? [toPlace({ city: location })] : old.places,
    remote_from: old.remote_from,
    texts: { ...row, workplace: old.workplace, ...(composePay(oldPay) && oldPay) } as Row,
  };
};

const toOpening = (row: Row): OpeningText => {
  const { texts, ...lists } = readParts(row);
  return toOpeningText((field) => toText(texts[field]), {
    ...lists,
    description: toText(row['description']),
    requirements: toTexts(row['requirements']),
  });
};

/** Spreadsheets separate cells with commas, semicolons or tabs, depending on the country. */
const readTable = (content: string): { header: string[]; rows: Row[] } => {
  try {
    const [header = [], ...cells] = parse(content, { bom: true, delimiter: [',', ';', '\t'] }) as string[][];
    const names = header.map((cell) => cell.trim());
    return {
      header: names,
      rows: cells.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]]))),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal(error.message, 'Nothing was imported');
  }
};

const readJson = (content: string): { header: string[]; rows: Row[] } => {
  let items: unknown;
  try {
    items = JSON.parse(content);
  } catch (error) {
    throw refusal((error as SyntaxError).message, 'Nothing was imported');
  }
  if (!Array.isArray(items) || !items.every(isRecord))
    throw refusal('The file is not a list of openings, such as an export writes', 'Nothing was imported');
  return { header: [...new Set(items.flatMap((item) => Object.keys(item)))], rows: items };
};

const checkColumns = (header: readonly string[]): string[] => {
  const hasPlace = ['places', 'remote_from', 'location'].some((column) => header.includes(column));
  return [
    ...header.filter((title) => !COLUMNS.includes(title)).map((title) => `unknown column ${title}`),
    ...[...REQUIRED_COLUMNS, ...(hasPlace ? [] : ['places'])]
      .filter((column) => !header.includes(column))
      .map((column) => `the column ${column} is missing`),
  ];
};

/** Reads the openings of a CSV or JSON file, without validating them. `errors` are about the file as a whole. */
export const readOpeningFile = (content: string): { openings: FileOpening[]; errors: string[] } => {
  const isJson = /^\uFEFF?\s*[[{]/.test(content);
  const { header, rows } = isJson ? readJson(content.replace(/^\uFEFF/, '')) : readTable(content);
  const openings = rows.flatMap((row, index) =>
    Object.values(row).every((value) => toText(value) === '' && !Array.isArray(value))
      ? []
      : [{ name: isJson ? `item ${index + 1}` : `row ${index + 2}`, text: toOpening(row) }],
  );
  return {
    openings,
    errors: openings.length === 0 ? ['the file contains no openings'] : checkColumns(header),
  };
};
