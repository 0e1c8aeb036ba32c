import type { ApplicationRow } from '../../contract/desk/applicationSchemas.ts';

interface Found {
  /** -1 where the list does not hold the application. */
  index: number;
  next: string | undefined;
  previous: string | undefined;
  nextUnread: string | undefined;
  previousUnread: string | undefined;
}

/** Where an application stands in its list, and which ones are beside it. `lastIndex` is where it stood before it left the list. */
export const findNeighbours = (
  rows: readonly Pick<ApplicationRow, 'reference' | 'isRead'>[],
  reference: string,
  lastIndex = 0,
): Found => {
  const index = rows.findIndex((row) => row.reference === reference);
  const before = rows.slice(0, index < 0 ? lastIndex : index);
  const after = rows.slice(index < 0 ? lastIndex : index + 1);
  const isUnread = (row: { isRead: boolean }) => !row.isRead;
  return {
    index,
    next: after[0]?.reference,
    previous: before.at(-1)?.reference,
    nextUnread: after.find(isUnread)?.reference,
    previousUnread: before.findLast(isUnread)?.reference,
  };
};
