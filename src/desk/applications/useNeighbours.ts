import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
import { PAGE_SIZE, readListQuery, withParams } from '../lists/listQuery.ts';
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
  const { data, refetch } = api.useListApplicationsQuery(page);
  const { items: rows = [], total = 0 } = data ?? {};
  // The list has changed since it was loaded.
  const isMissing = data !== undefined && !rows.some((row) => row.reference === reference);
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
  const found = findNeighbours({ ...list, rows, start, total, ...(lastPlace && { lastPlace }) });
  if (found.place >= 0 && found.place !== lastPlace) setLastPlace(found.place);
  // The next unread one may be pages away: it opens in the list of unread ones, as it is now.
  const isWhole = start === 0 && total <= rows.length;
  const unread = api.useListApplicationsQuery(
    { ...page, unread: 'true', offset: '0' },
    { skip: !data || isWhole || Boolean(found.nextUnread), refetchOnMountOrArgChange: true },
  );
  const others = isWhole ? rows : unread.isFetching ? [] : (unread.data?.items ?? []);
  const other = others.find((row) => !row.isRead && row.reference !== reference);
  const nextUnread =
    found.nextUnread ??
    (other && `/applications/${other.reference}${withParams(params, { unread: 'true' })}`);
  usePrefetched(found.next);
  usePrefetched(nextUnread);
  return { ...found, nextUnread };
};
