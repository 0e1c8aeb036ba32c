import type { ApplicationQuery } from '../../contract/desk/applicationSchemas.ts';
import { DESK_COUNTS } from '../../contract/desk/constants.ts';
import type { OpeningQuery } from '../../contract/desk/openingSchemas.ts';
import type { MessageQuery } from '../../contract/desk/inboxSchemas.ts';
import type { PageEnds } from '../../contract/desk/sessionSchemas.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { omit } from '../../lib/omit.ts';

export const PAGE_SIZE = DESK_COUNTS.page.default;

const APPLICATION_FILTERS = [
  'status',
  'opening',
  'owner',
  'tag',
  'attention',
  'unread',
  'words',
  'sort',
  'order',
] as const;

const pickFilled = (params: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, params.get(name)?.trim() ?? ''] as const).filter(([, value]) => value !== ''),
  );

/** How far the server counts what it lists: matches of words only up to a number. */
export const readCountedTo = ({ words }: Pick<ApplicationQuery, 'words'>): number =>
  words === undefined ? Infinity : DESK_COUNTS.matches;

/** '120', or 'more than 1,000' if the server has stopped counting. */
export const describeTotal = (total: number, countedTo: number): string =>
  total > countedTo ? `more than ${formatCount(total - 1)}` : formatCount(total);

const isShort = (word: string): boolean => [...word].length < DESK_COUNTS.searchLetters;

/** Says that a search of only short words may miss records; undefined for other searches. */
export const describeShortSearch = (words = ''): string | undefined =>
  words.trim() !== '' && words.trim().split(/\s+/).every(isShort)
    ? `Words this short are looked for in the newest ${formatCount(DESK_COUNTS.shortWords)} records. Older ones may be missing.`
    : undefined;

/** The number of the page in the URL, from 1. */
const readPageNumber = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page > 1 ? page : 1;
};

/** A page as the server answers it. */
type AnsweredPage = PageEnds & { items: readonly unknown[]; total: number };

/**
 * The index of the page's first row in the list. It comes from the page's number, and so is an estimate after rows before
 * the page have come or gone, except on the first and last pages.
 */
export const findStart = (params: URLSearchParams, page: AnsweredPage | undefined): number => {
  if (!page?.hasPrevious) return 0;
  const rest = Math.max(0, page.total - page.items.length);
  return page.hasNext ? Math.min((readPageNumber(params) - 1) * PAGE_SIZE, rest) : rest;
};

const readPage = (params: URLSearchParams) => ({
  ...pickFilled(params, ['after', 'before']),
  limit: String(PAGE_SIZE),
  offset: String((readPageNumber(params) - 1) * PAGE_SIZE),
});

/** Reads the list's query from the page's URL. The server refuses unknown values. */
export const readApplicationQuery = (params: URLSearchParams): ApplicationQuery => ({
  ...pickFilled(params, APPLICATION_FILTERS),
  ...readPage(params),
});

/** The list's query without the page. */
export const omitPage = (query: ApplicationQuery): ApplicationQuery =>
  omit(query, 'limit', 'offset', 'after', 'before');

/** A text that is equal for all pages of one list: its filters without the page and the order. */
export const describeFilters = (query: ApplicationQuery): string =>
  JSON.stringify(Object.entries(omit(omitPage(query), 'sort', 'order')));

/** Reads the list's query from the page's URL. */
export const readOpeningQuery = (params: URLSearchParams): OpeningQuery => ({
  ...pickFilled(params, ['status', 'words']),
  ...readPage(params),
});

/** Reads the list's query from the page's URL. The default is messages that are not handled yet. */
export const readMessageQuery = (params: URLSearchParams): MessageQuery => {
  const show = params.get('show') ?? 'open';
  return {
    ...(show === 'open' && { handled: 'false' as const }),
    ...(show === 'handled' && { handled: 'true' as const }),
    ...(show === 'unread' && { unread: 'true' as const }),
    ...pickFilled(params, ['owner', 'words']),
    ...readPage(params),
  };
};

/** Changes parameters of the query string. Removes empty ones, and returns to the beginning of the list. */
export const withParams = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string => {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'after', 'before']) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text && `?${text}`;
};

/**
 * The query string of the page that follows or precedes a row, where about `start` rows are before the page. Its number
 * is shown, and finds the page if the row is erased.
 */
export const withPage = (
  params: URLSearchParams,
  { start, ...key }: { start: number } & ({ after: string } | { before: string }),
): string => withParams(params, { page: String(Math.max(0, Math.floor(start / PAGE_SIZE)) + 1), ...key });
