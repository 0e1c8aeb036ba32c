import { PAGE_SIZE, withParams } from '../lists/listQuery.ts';

/** Addresses that keep the list's filters. */
export interface Neighbours {
  list: string;
  next: string | undefined;
  previous: string | undefined;
  nextUnread: string | undefined;
  /** '3 of 120'; empty if the record is not in the list. */
  position: string;
  /** Its index in the whole list; -1 if it is not in the list. */
  place: number;
}

interface ListPosition {
  path: '/applications' | '/messages';
  /** Parameters of the address: filters and page. */
  params: URLSearchParams;
  /** Some rows of the list; `start` is the first one's index in the whole list. */
  rows: readonly { reference: string; isRead: boolean }[];
  start: number;
  total: number;
  reference: string;
  /** The record's index before it left the list. */
  lastPlace?: number;
}

/** A record's position in its list, and the addresses of its neighbours. */
export const findNeighbours = (list: ListPosition): Neighbours => {
  const { path, params, rows, start, total, reference, lastPlace } = list;
  const index = rows.findIndex((row) => row.reference === reference);
  const place = index < 0 ? (lastPlace ?? start) : start + index;
  const recordAddress = (row: (typeof rows)[number] | undefined, at: number) => {
    const page = Math.floor(at / PAGE_SIZE) + 1;
    const search = withParams(params, { page: page > 1 ? String(page) : undefined });
    return `${path}${row ? `/${row.reference}` : ''}${search}`;
  };
  const addressAt = (at: number) => {
    const row = rows[at - start];
    return row && recordAddress(row, at);
  };
  const after = index < 0 ? place : place + 1;
  const unread = rows.findIndex((row, at) => !row.isRead && start + at >= after);
  return {
    list: recordAddress(undefined, place),
    next: addressAt(after),
    previous: addressAt(place - 1),
    nextUnread: unread < 0 ? undefined : addressAt(start + unread),
    position: index < 0 ? '' : `${place + 1} of ${total}`,
    place: index < 0 ? -1 : place,
  };
};
