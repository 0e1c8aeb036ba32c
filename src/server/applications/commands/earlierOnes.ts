import type { ReadableRows } from '../queries/readableRows.ts';

/** The references of earlier applications; one that cannot be read may be one of them. */
export const earlierOnes = ({ rows, unreadable }: ReadableRows): string =>
  [
    ...rows.map(({ reference }) => reference),
    ...(unreadable.length > 0 ? [`perhaps one of those that cannot be read: ${unreadable.join(', ')}`] : []),
  ].join(', ') || 'yes';
