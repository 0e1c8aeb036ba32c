import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
import {
  findStart,
  omitPage,
  PAGE_SIZE,
  readApplicationQuery,
  readCountedTo,
  withParams,
} from '../lists/listQuery.ts';
import { findIndexes, findNeighbours, type Neighbours } from '../record/findNeighbours.ts';
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
  const [lastIndex, setLastIndex] = useState<number>();
  const { data, refetch, isLoading } = api.useListApplicationsQuery(query);
  const { items: rows = [], total = 0, hasPrevious = false, hasNext = false } = data ?? {};
  const start = findStart(params, data);
  const page = { params, rows, hasPrevious, reference, lastIndex };
  const { index, previous, next } = findIndexes(page);
  if (index !== undefined && index !== lastIndex) setLastIndex(index);
  // The list has changed since it was fetched.
  const isMissing = data !== undefined && index === undefined;
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
  // The rows on both sides of the page.
  const [first = reference, last = reference] = [rows[0]?.reference, rows.at(-1)?.reference];
  const list = omitPage(query);
  const before = api.useListApplicationsQuery(
    { ...list, before: first, limit: '1', offset: String(Math.max(0, start - 1)) },
    { skip: !hasPrevious || previous >= 0 },
  );
  const after = api.useListApplicationsQuery(
    { ...list, after: last, limit: '1', offset: String(start + rows.length) },
    { skip: !hasNext || next < rows.length },
  );
  const neighbours = findNeighbours({
    ...page,
    path: '/applications',
    start,
    total,
    countedTo: readCountedTo(query),
    // If no row is before it, the list begins with the row itself.
    before: before.currentData?.items.find((row) => row.reference !== first),
    after: after.currentData?.items[0],
  });
  // The next unread application may be pages away, so it opens in the list of unread ones.
  const hasAllRows = !hasPrevious && !hasNext;
  const unread = api.useListApplicationsQuery(
    { ...list, unread: 'true', limit: String(PAGE_SIZE), offset: '0' },
    { skip: !data || hasAllRows || Boolean(neighbours.nextUnread), refetchOnMountOrArgChange: true },
  );
  const candidates = hasAllRows ? rows : unread.isFetching ? [] : (unread.data?.items ?? []);
  const nextRow = candidates.find((row) => !row.isRead && row.reference !== reference);
  const nextUnread =
    neighbours.nextUnread ??
    (nextRow && `/applications/${nextRow.reference}${withParams(params, { unread: 'true' })}`);
  usePrefetch(neighbours.next);
  usePrefetch(nextUnread);
  return [{ ...neighbours, nextUnread }, isLoading || [before, after, unread].some((row) => row.isFetching)];
};
