import { formatCount } from '../../lib/formatCount.ts';
import { describeTotal, PAGE_SIZE, withParams } from '../lists/listQuery.ts';

/** Links that keep the list's filters. */
export interface Neighbours {
  list: string;
  next: string | undefined;
  previous: string | undefined;
  nextUnread: string | undefined;
  /** '3 of 120', '3 of more than 1,000'; empty if the record is not in the list. */
  position: string;
  /** The record's index in the whole list; -1 if it is not there. */
  listIndex: number;
}

interface ListPosition {
  path: '/applications' | '/messages';
  /** Parameters of the URL: filters and page. */
  params: URLSearchParams;
  /** Consecutive rows of the list; `start` is the index of the first one in the whole list. */
  rows: readonly { reference: string; isRead: boolean }[];
  start: number;
  total: number;
  /** A larger total means 'more than that'. */
  countedTo?: number;
  reference: string;
  /** The record's index before it left the list. */
  lastListIndex?: number;
}

/** Finds a record's position in its list, and the links to its neighbours. */
export const findNeighbours = (list: ListPosition): Neighbours => {
  const { path, params, rows, start, total, countedTo = Infinity, reference, lastListIndex } = list;
  const index = rows.findIndex((row) => row.reference === reference);
  const listIndex = index < 0 ? (lastListIndex ?? start) : start + index;
  const buildPath = (row: (typeof rows)[number] | undefined, at: number) => {
    const page = Math.floor(at / PAGE_SIZE) + 1;
    const search = withParams(params, { page: page > 1 ? String(page) : undefined });
    return `${path}${row ? `/${row.reference}` : ''}${search}`;
  };
  const buildPathAt = (at: number) => {
    const row = rows[at - start];
    return row && buildPath(row, at);
  };
  const nextIndex = index < 0 ? listIndex : listIndex + 1;
  const unreadIndex = rows.findIndex((row, at) => !row.isRead && start + at >= nextIndex);
  return {
    list: buildPath(undefined, listIndex),
    next: buildPathAt(nextIndex),
    previous: buildPathAt(listIndex - 1),
    nextUnread: unreadIndex < 0 ? undefined : buildPathAt(start + unreadIndex),
    position: index < 0 ? '' : `${formatCount(listIndex + 1)} of ${describeTotal(total, countedTo)}`,
    listIndex: index < 0 ? -1 : listIndex,
  };
};
