import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListApplicationsQuery, useReadApplicationQuery } from '../api.ts';
import { besidePage, PAGE_SIZE, readListQuery, withParams } from '../lists/listQuery.ts';
import { resumeOf } from './Resume.tsx';
import { findNeighbours } from './findNeighbours.ts';

export interface Neighbours {
  /** Addresses, with the list's own filters. */
  next?: string | undefined;
  previous?: string | undefined;
  nextUnread?: string | undefined;
  previousUnread?: string | undefined;
  list: string;
  /** From 1, over all pages of the list. */
  position?: number;
  total: number;
}

/** Fetches an application and its resume before somebody opens it; it stays unread. */
const usePrefetched = (reference: string | undefined): void => {
  const { data } = useReadApplicationQuery(reference ?? '', { skip: !reference });
  useEffect(() => {
    // A file that cannot be read says so on its own page.
    if (data?.resume.type === 'pdf') resumeOf(data.reference).catch(() => undefined);
  }, [data?.reference, data?.resume.type]);
};

/** The applications beside this one in the list of the address; the next ones are prefetched. */
export const useNeighbours = (reference: string): Neighbours => {
  const [params] = useSearchParams();
  const query = readListQuery(params);
  const { data } = useListApplicationsQuery(query);
  const offset = Number(query.offset);
  const total = data?.total ?? 0;
  const [lastIndex, setLastIndex] = useState(0);
  const found = findNeighbours(data?.items ?? [], reference, lastIndex);
  if (found.index >= 0 && found.index !== lastIndex) setLastIndex(found.index);
  const isAtEnd = Boolean(data) && !found.next && offset + PAGE_SIZE < total;
  const isAtBegin = Boolean(data) && !found.previous && offset > 0;
  const after = useListApplicationsQuery(besidePage(query, 1), { skip: !isAtEnd }).data?.items;
  const before = useListApplicationsQuery(besidePage(query, -1), { skip: !isAtBegin }).data?.items;
  // Unread ones may stand pages away.
  const unread = useListApplicationsQuery(
    { ...query, unread: 'true', offset: '0', limit: '20' },
    { skip: !data || Boolean(found.nextUnread) },
  ).data?.items;
  const page = offset / PAGE_SIZE + 1;
  const nextOnPage = isAtEnd ? after?.[0]?.reference : undefined;
  const previousOnPage = isAtBegin ? before?.at(-1)?.reference : undefined;
  const otherUnread = unread?.find((row) => !row.isRead && row.reference !== reference)?.reference;
  usePrefetched(found.next ?? nextOnPage);
  usePrefetched(found.nextUnread ?? otherUnread);
  const to = (target: string | undefined, onPage = page) =>
    target &&
    `/applications/${target}${withParams(params, { page: onPage > 1 ? String(onPage) : undefined })}`;
  return {
    next: to(found.next) ?? to(nextOnPage, page + 1),
    previous: to(found.previous) ?? to(previousOnPage, page - 1),
    nextUnread: to(found.nextUnread) ?? to(otherUnread, 1),
    previousUnread: to(found.previousUnread),
    list: `/applications${withParams(params, { page: page > 1 ? String(page) : undefined })}`,
    ...(found.index >= 0 && { position: offset + found.index + 1 }),
    total,
  };
};
