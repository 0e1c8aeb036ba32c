import { EMPLOYMENT_TYPES, WORKPLACES, type OpeningField } from './openingFields.ts';

/** The filters of the list, besides search words. Several values of one filter mean any of them. */
export const FILTER_FIELDS = [
  'location',
  'department',
  'employment_type',
  'workplace',
] as const satisfies readonly OpeningField[];
export type FilterField = (typeof FILTER_FIELDS)[number];
export type OpeningValues = Readonly<Record<FilterField, readonly string[]>>;

/** `closing`: openings that close soonest first, those without a closing date last. */
export const LIST_ORDERS = ['newest', 'closing'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** Filters, sort order and page number; `page` counts from 1. */
export interface OpeningFilters extends OpeningValues {
  q: string;
  order: ListOrder;
  page: number;
}

/** An unknown value, spelled as in the URL. */
export interface IgnoredValue {
  name: FilterField | 'order' | 'page';
  value: string;
}

export interface ReadFilters {
  filters: OpeningFilters;
  ignored: readonly IgnoredValue[];
}

/** Openings on one page of the list. */
export const PAGE_SIZE = 20;
/** Maximum length of a search text and of a value, in UTF-16 units. */
const MAX_TEXT_LENGTH = 200;
/** Maximum number of selected values of one filter, and of values read from one parameter. */
const MAX_VALUES = 20;
const MAX_PARAMETERS = 40;
const PAGE = /^[1-9]\d{0,5}$/;

const normalise = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH);

/** The trimmed values of a parameter, without duplicates and empty values. */
export const readParameter = (params: URLSearchParams, name: string): string[] =>
  [...new Set(params.getAll(name).map(normalise))].filter((value) => value !== '').slice(0, MAX_PARAMETERS);

/** Ignores case, hyphens and spaces: 'Full Time' matches 'full-time', and 'on-site' matches 'On site'. */
const fold = (value: string): string => value.toLowerCase().replaceAll(/[\s_-]+/g, ' ');

/** The choices that a value means. A place may be shortened: 'London' means 'London, United Kingdom'. */
const findChoices = (choices: readonly string[], value: string, isPlace: boolean): string[] => {
  const folded = fold(value);
  const same = choices.find((choice) => fold(choice) === folded);
  if (same !== undefined) return [same];
  return isPlace ? choices.filter((choice) => fold(choice).startsWith(`${folded}, `)) : [];
};

const CHOICES: Partial<OpeningValues> = { employment_type: EMPLOYMENT_TYPES, workplace: WORKPLACES };

/**
 * Reads filters from a URL's query. Values listed in `known` match in any case and get its spelling, and the beginning
 * of a place's name means that place. Other values of such a field are ignored and reported. A field without `known`
 * values accepts any value. Unknown parameters are ignored without a report.
 */
export const readFilters = (
  query: URLSearchParams | string,
  known: Partial<OpeningValues> = {},
): ReadFilters => {
  const params = new URLSearchParams(query);
  const ignored: IgnoredValue[] = [];

  const readChoices = (name: IgnoredValue['name'], choices: readonly string[] | undefined): string[] => {
    const selected = new Set<string>();
    for (const value of readParameter(params, name)) {
      const found = choices ? findChoices(choices, value, name === 'location') : [value];
      if (found.length === 0 || selected.size >= MAX_VALUES) ignored.push({ name, value });
      else for (const choice of found) selected.add(choice);
    }
    return [...selected].slice(0, MAX_VALUES).toSorted();
  };

  const readPageNumber = (value: string | undefined): number => {
    if (value === undefined || PAGE.test(value)) return Number(value ?? 1);
    ignored.push({ name: 'page', value });
    return 1;
  };

  const readValues = (field: FilterField) => readChoices(field, known[field] ?? CHOICES[field]);
  const filters: OpeningFilters = {
    q: readParameter(params, 'q')[0] ?? '',
    location: readValues('location'),
    department: readValues('department'),
    employment_type: readValues('employment_type'),
    workplace: readValues('workplace'),
    // `readChoices` returns only values of `LIST_ORDERS`.
    order: (readChoices('order', LIST_ORDERS)[0] ?? 'newest') as ListOrder,
    page: readPageNumber(readParameter(params, 'page')[0]),
  };
  return { filters, ignored };
};

/**
 * Stored filters, such as those of a job alert, with the names that places have now. A place that no opening has now
 * stays, and finds nothing until an opening has it again.
 */
export const expandPlaces = (filters: OpeningFilters, known: OpeningValues): OpeningFilters => ({
  ...filters,
  location: filters.location.flatMap((value) => {
    const found = findChoices(known.location, value, true);
    return found.length > 0 ? found : [value];
  }),
});

/** No filter, newest first, first page. */
export const NO_FILTERS: OpeningFilters = readFilters('').filters;
