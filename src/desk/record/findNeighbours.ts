import { PAGE_SIZE, withParams } from '../lists/listQuery.ts';

/** Addresses, with the list's own filters. */
export interface Neighbours {
  list: string;
  next: string | undefined;
  previous: string | undefined;
  nextUnread: string | undefined;
  /** '3 of 120'; empty if the list does not hold the record. */
  where: string;
  /** Its place in the whole list, from 0; -1 where the list does not hold it. */
  place: number;
}

interface Found {
  path: '/applications' | '/messages';
  /** The parameters of the address: filters and page. */
  params: URLSearchParams;
  /** Some rows of the list, and the place of the first one in the whole list. */
  rows: readonly { reference: string; isRead: boolean }[];
  start: number;
  total: number;
  reference: string;
  /** Where the record stood before it left the list. */
  lastPlace?: number;
}

/** Where a record stands in its list, and the addresses of those beside it. */
export const findNeighbours = ({
  path,
  params,
  rows,
  start,
  total,
  reference,
  lastPlace,
}: Found): Neighbours => {
  const index = rows.findIndex((row) => row.reference === reference);
  const place = index < 0 ? (lastPlace ?? start) : start + index;
  const address = (row: (typeof rows)[number] | undefined, at: number) => {
    const page = Math.floor(at / PAGE_SIZE) + 1;
    const search = withParams(params, { page: page > 1 ? String(page) : undefined });
    return `${path}${row ? `/${row.reference}` : ''}${search}`;
  };
  const to = (at: number) => {
    const row = rows[at - start];
    return row && address(row, at);
  };
  const after = index < 0 ? place : place + 1;
  const unread = rows.findIndex((row, at) => !row.isRead && start + at >= after);
  return {
    list: address(undefined, place),
    next: to(after),
    previous: to(place - 1),
    nextUnread: unread < 0 ? undefined : to(start + unread),
    where: index < 0 ? '' : `${place + 1} of ${total}`,
    place: index < 0 ? -1 : place,
  };
};
