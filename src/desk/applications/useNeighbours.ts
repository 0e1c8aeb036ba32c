import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
import { PAGE_SIZE, readApplicationQuery, readCountedTo, withParams } from '../lists/listQuery.ts';
import { findNeighbours, type Neighbours } from '../record/findNeighbours.ts';
import { prefetchResume } from '../preview/openResume.ts';

/** Prefetches an application and its resume; it stays unread. */
const usePrefetch = (path = ''): void => {
  const [reference = ''] = path.split('/').at(-1)?.split('?') ?? [];
  const { data } = api.useReadApplicationQuery(reference, { skip: !reference });
  useEffect(() => {
    if (data?.resume.type === 'pdf') void prefetchResume(data.reference);
  }, [data?.reference, data?.resume.type]);
};

/** The previous and next applications in the current list, and whether it is still loading. The next ones are prefetched. */
export const useNeighbours = (reference: string): [neighbours: Neighbours, isLoading: boolean] => {
  const [params] = useSearchParams();
  const query = readApplicationQuery(params);
  const [lastListIndex, setLastListIndex] = useState<number>();
  const countedTo = readCountedTo(query);
  const list = { path: '/applications', params, reference, countedTo } as const;
  // The current page of the list, and one row on each side of it.
  const start = Math.max(0, Number(query.offset) - 1);
  const page = { ...query, offset: String(start), limit: String(PAGE_SIZE + 2) };
  const { data, refetch, isLoading } = api.useListApplicationsQuery(page);
  const { items: rows = [], total = 0 } = data ?? {};
  // The list has changed since it was fetched.
  const isMissing = data !== undefined && !rows.some((row) => row.reference === reference);
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
  const neighbours = findNeighbours({ ...list, rows, start, total, ...(lastListIndex && { lastListIndex }) });
  if (neighbours.listIndex >= 0 && neighbours.listIndex !== lastListIndex)
    setLastListIndex(neighbours.listIndex);
  // The next unread application may be pages away, so it opens in the list of unread ones.
  const hasAllRows = start === 0 && total <= rows.length;
  const unread = api.useListApplicationsQuery(
    { ...page, unread: 'true', offset: '0' },
    { skip: !data || hasAllRows || Boolean(neighbours.nextUnread), refetchOnMountOrArgChange: true },
  );
  const candidates = hasAllRows ? rows : unread.isFetching ? [] : (unread.data?.items ?? []);
  const nextRow = candidates.find((row) => !row.isRead && row.reference !== reference);
  const nextUnread =
    neighbours.nextUnread ??
    (nextRow && `/applications/${nextRow.reference}${withParams(params, { unread: 'true' })}`);
  usePrefetch(neighbours.next);
  usePrefetch(nextUnread);
  return [{ ...neighbours, nextUnread }, isLoading || unread.isFetching];
};
