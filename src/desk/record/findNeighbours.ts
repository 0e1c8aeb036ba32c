import { formatCount } from '../../lib/formatCount.ts';
import { describeTotal, PAGE_SIZE, withPage } from '../lists/listQuery.ts';

/** Links that keep the list's filters. */
export interface Neighbours {
  list: string;
  next: string | undefined;
  previous: string | undefined;
  nextUnread: string | undefined;
  /** '3 of 120', '3 of more than 1,000'; empty if the record is not in the list. */
  position: string;
}

interface Row {
  reference: string;
  isRead: boolean;
}

interface PagePosition {
  /** Parameters of the URL: filters and page. */
  params: URLSearchParams;
  /** The rows of the page. */
  rows: readonly Row[];
  /** Whether the list has rows before them. */
  hasPrevious?: boolean;
  reference: string;
  /** The record's `index` before it left the list. */
  lastIndex?: number | undefined;
}

/**
 * The record's index in its page, undefined if it is not there, and those of its neighbours. In a page that precedes a
 * row, the index counts from the end: if a record leaves, another one joins at the beginning.
 */
export const findIndexes = ({
  params,
  rows,
  hasPrevious = false,
  reference,
  lastIndex = 0,
}: PagePosition) => {
  const found = rows.findIndex((row) => row.reference === reference);
  const left = lastIndex < 0 ? rows.length + lastIndex + 1 : lastIndex;
  const index = hasPrevious && params.has('before') ? found - rows.length : found;
  return found < 0
    ? { index: undefined, previous: left - 1, next: left }
    : { index, previous: found - 1, next: found + 1 };
};

interface ListPosition extends PagePosition {
  path: '/applications' | '/messages';
  /** The index of the page's first row in the whole list. */
  start: number;
  total: number;
  /** A larger total means 'more than that'. */
  countedTo?: number;
  /** The row before the page, and the one after it. */
  before?: Row | undefined;
  after?: Row | undefined;
}

/** Finds a record's position in its list, and the links to its neighbours. */
export const findNeighbours = (list: ListPosition): Neighbours => {
  const { path, params, rows, start, total, countedTo = Infinity, reference } = list;
  const { index, previous, next } = findIndexes(list);
  const here = params.size > 0 ? `?${params.toString()}` : '';
  const [first = reference, last = reference] = [rows[0]?.reference, rows.at(-1)?.reference];
  const buildPath = (row: Row | undefined, search: string) => row && `${path}/${row.reference}${search}`;
  const buildPathAt = (at: number) => {
    if (at < 0) return buildPath(list.before, withPage(params, { start: start - PAGE_SIZE, before: first }));
    if (at < rows.length) return buildPath(rows[at], here);
    return buildPath(list.after, withPage(params, { start: start + PAGE_SIZE, after: last }));
  };
  const nextUnread = [...rows, ...(list.after ? [list.after] : [])].findIndex(
    (row, at) => !row.isRead && at >= next,
  );
  return {
    list: path + here,
    next: buildPathAt(next),
    previous: buildPathAt(previous),
    nextUnread: nextUnread < 0 ? undefined : buildPathAt(nextUnread),
    position: index === undefined ? '' : `${formatCount(start + next)} of ${describeTotal(total, countedTo)}`,
  };
};
