import { EMPLOYMENT_TYPES, WORKPLACES } from '../contract/openingFields.ts';
import type { FilterField, IgnoredValue, ListOrder } from '../contract/openingFilters.ts';
import { buildSettings } from '../contract/buildSettings.ts';
import { capitalise } from '../lib/capitalise.ts';
import { formatDays } from './hiringTexts.ts';

const { careersHost, replyWithinDays } = buildSettings;

const formatOpenings = (count: number): string => (count === 1 ? '1 opening' : `${count} openings`);

const filters: Readonly<Record<FilterField, string>> = {
  location: 'Location',
  department: 'Department',
  employment_type: 'Employment',
  workplace: 'Workplace',
};

const orders: Readonly<Record<ListOrder, string>> = {
  newest: 'Newest first',
  closing: 'Closing soon first',
};

const ignoredValueLabels: Readonly<Record<IgnoredValue['name'], string>> = {
  ...filters,
  order: 'Order',
  page: 'Page',
};

const choices: readonly string[] = [...EMPLOYMENT_TYPES, ...WORKPLACES];

/** Texts of the search, the filters, the sort order and the pages of the list of openings. */
export const openingListTexts = {
  /** The first screen of the careers page. Another host's back end promises no answer. */
  glance: {
    places: (places: readonly string[], hasMore: boolean) =>
      hasMore ? `${places.join(', ')} and more places` : places.join(', ').replace(/, (?=[^,]*$)/, ' and '),
    remote: 'Some openings are entirely remote',
    hybrid: 'Some openings are hybrid',
    onSite: 'All openings are on site',
    /** Of a long list, only the newest openings are known. */
    pay: ({ stated, known, all }: { stated: number; known: number; all: number }) => {
      if (known < all) return `Pay stated in ${stated} of the ${known} newest openings`;
      return stated === all
        ? 'Pay stated in every opening'
        : `Pay stated in ${stated} of ${formatOpenings(all)}`;
    },
    answer: careersHost ? '' : `An answer within ${formatDays(replyWithinDays)}`,
  },
  /** The fragment of the results, for links to their other pages. */
  id: 'openings',
  results: 'Openings found',
  form: 'Search the openings',
  search: 'Search by word',
  searchHint: 'Title, skill, place',
  searchButton: 'Search',
  filters,
  /** Our own choices are capitalised. Values entered by staff are not changed. */
  formatValue: (value: string) => (choices.includes(value) ? capitalise(value) : value),
  selectedCount: (count: number) => `${count} chosen`,
  show: 'Show openings',
  noValue: 'There is nothing to choose beside your other filters.',
  orders,
  orderLabel: 'Order',
  sorted: (order: ListOrder) => `Order: ${orders[order].toLowerCase()}`,
  activeFiltersLabel: 'What the list is narrowed to',
  quote: (q: string) => `“${q}”`,
  remove: 'Remove',
  clear: 'Clear all',
  count: ({ total, open, isFiltered }: { total: number; open: number; isFiltered: boolean }) =>
    isFiltered ? `${total} of ${formatOpenings(open)}` : formatOpenings(total),
  page: (page: number, pages: number) => `, page ${page} of ${pages}`,
  busy: 'Looking for openings…',
  none: 'No opening matches',
  noneAdvice: 'Remove a word or a filter, or',
  all: (open: number) => `look at all ${formatOpenings(open)}`,
  ignored: 'We ignored part of this link:',
  ignoredValue: ({ name, value }: IgnoredValue) => `${ignoredValueLabels[name]} “${value}”`,
  closes: (day: string) => `Apply by ${day}`,
  pager: 'Pages of openings',
  pageLabel: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
} as const;
