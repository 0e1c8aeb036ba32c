import { EMPLOYMENT_TYPES, WORKPLACES } from '../contract/openingFields.ts';
import type { FilterField, IgnoredValue, ListOrder } from '../contract/openingFilters.ts';
import { capitalise } from '../lib/capitalise.ts';

const openings = (count: number): string => (count === 1 ? '1 opening' : `${count} openings`);

const filters: Readonly<Record<FilterField, string>> = {
  location: 'Location',
  department: 'Department',
  employment_type: 'Type',
  workplace: 'Workplace',
};

const orders: Readonly<Record<ListOrder, string>> = {
  newest: 'Newest first',
  closing: 'Closing soon first',
};

const names: Readonly<Record<IgnoredValue['name'], string>> = {
  ...filters,
  order: 'Order',
  page: 'Page',
};

const choices: readonly string[] = [...EMPLOYMENT_TYPES, ...WORKPLACES];

/** What the list of openings says of words, filters, order and pages. */
export const openingListTexts = {
  /** The list's own address on the page, for whoever goes on to its next part. */
  id: 'openings',
  form: 'Search the openings',
  search: 'Search by word',
  searchHint: 'Title, skill, place',
  searchButton: 'Search',
  filters,
  /** A choice of ours begins with a capital; what staff have written stays as it is. */
  valueOf: (value: string) => (choices.includes(value) ? capitalise(value) : value),
  chosen: (count: number) => `${count} chosen`,
  show: 'Show openings',
  noValue: 'There is nothing to choose beside your other filters.',
  orders,
  orderLabel: 'Order',
  chosenLabel: 'What the list is narrowed to',
  word: (q: string) => `“${q}”`,
  remove: 'Remove',
  clear: 'Clear all',
  count: ({ total, open, isFiltered }: { total: number; open: number; isFiltered: boolean }) =>
    isFiltered ? `${total} of ${openings(open)}` : openings(total),
  page: (page: number, pages: number) => `, page ${page} of ${pages}`,
  busy: 'Looking for openings…',
  none: (open: number) => `None of ${openings(open)} fits`,
  noneAdvice: 'Take away a word or a filter above, or',
  all: (open: number) => `look at all ${openings(open)}`,
  ignored: 'Part of this address means nothing here, and was left out:',
  ignoredValue: ({ name, value }: IgnoredValue) => `${names[name]} “${value}”`,
  closes: (day: string) => `Apply by ${day}`,
  pager: 'Pages of openings',
  pageOf: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
} as const;
