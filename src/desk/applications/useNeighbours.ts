import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
import { PAGE_SIZE, readListQuery } from '../lists/listQuery.ts';
import { findNeighbours, type Neighbours } from '../record/findNeighbours.ts';
import { openResume } from './Resume.tsx';

/** Prefetches an application and its resume; it stays unread. */
const usePrefetched = (address = ''): void => {
  const [reference = ''] = address.split('/').at(-1)?.split('?') ?? [];
  const { data } = api.useReadApplicationQuery(reference, { skip: !reference });
  useEffect(() => {
    if (data?.resume.type === 'pdf') void openResume(data.reference);
  }, [data?.reference, data?.resume.type]);
};

/** The previous and next applications in the current list; the next ones are prefetched. */
export const useNeighbours = (reference: string): Neighbours => {
  const [params] = useSearchParams();
  const query = readListQuery(params);
  const [lastPlace, setLastPlace] = useState<number>();
  const list = { path: '/applications', params, reference } as const;
  // The page of the list with one row before and one after it.
  const start = Math.max(0, Number(query.offset) - 1);
  const page = { ...query, offset: String(start), limit: String(PAGE_SIZE + 2) };
  const { items: rows = [], total = 0 } = api.useListApplicationsQuery(page).data ?? {};
  const found = findNeighbours({ ...list, rows, start, total, ...(lastPlace && { lastPlace }) });
  if (found.place >= 0 && found.place !== lastPlace) setLastPlace(found.place);
  // The next unread one may be pages away.
  const unread = api
    .useListApplicationsQuery(
      { ...query, unread: 'true', offset: '0', limit: '2' },
      { skip: Boolean(found.nextUnread) },
    )
    .data?.items.filter((row) => !row.isRead && row.reference !== reference);
  const others = findNeighbours({ ...list, rows: unread ?? [], start: 0, total: 0 });
  const nextUnread = found.nextUnread ?? others.next;
  usePrefetched(found.next);
  usePrefetched(nextUnread);
  return { ...found, nextUnread };
};
