import type { ApplicationQuery } from '../../contract/desk/applicationSchemas.ts';
import { DESK_COUNTS } from '../../contract/desk/constants.ts';
import type { OpeningQuery } from '../../contract/desk/openingSchemas.ts';
import type { MessageQuery } from '../../contract/desk/inboxSchemas.ts';
import { formatCount } from '../../lib/formatCount.ts';

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

const readPage = (params: URLSearchParams) => {
  const page = Number(params.get('page') ?? '1');
  return {
    limit: String(PAGE_SIZE),
    offset: String(Number.isInteger(page) && page > 1 ? (page - 1) * PAGE_SIZE : 0),
  };
};

/** Reads the list's query from the page's URL. The server refuses unknown values. */
export const readApplicationQuery = (params: URLSearchParams): ApplicationQuery & { offset: string } => ({
  ...pickFilled(params, APPLICATION_FILTERS),
  ...readPage(params),
});

/** A text that is equal for all pages of one list: its filters without the page and the order. */
export const describeFilters = (query: ApplicationQuery): string =>
  JSON.stringify(
    Object.entries(query).filter(([name]) => !['limit', 'offset', 'sort', 'order'].includes(name)),
  );

/** Reads the list's query from the page's URL. */
export const readOpeningQuery = (params: URLSearchParams): OpeningQuery & { offset: string } => ({
  ...pickFilled(params, ['status', 'words']),
  ...readPage(params),
});

/** Reads the list's query from the page's URL. The default is messages that are not handled yet. */
export const readMessageQuery = (params: URLSearchParams): MessageQuery & { offset: string } => {
  const show = params.get('show') ?? 'open';
  return {
    ...(show === 'open' && { handled: 'false' as const }),
    ...(show === 'handled' && { handled: 'true' as const }),
    ...(show === 'unread' && { unread: 'true' as const }),
    ...pickFilled(params, ['owner', 'words']),
    ...readPage(params),
  };
};

/** Changes parameters of the query string. Removes empty ones, and returns to page 1. */
export const withParams = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string => {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text && `?${text}`;
};
