import { type RawBuilder, sql, type SqlBool } from 'kysely';

export type Order = 'asc' | 'desc';

/** One page of a list. Without a row that it follows or precedes, it begins after `offset` rows. */
export interface PageRequest<Id> {
  limit: number;
  offset: number;
  after?: Id | undefined;
  before?: Id | undefined;
}

/** A row's place in an order: its sort key, then its id. */
export interface Place {
  key: string | number;
  id: number;
}

/** Rows to read in an order: those beyond a place, or after `offset` rows. */
export interface Slice {
  order: Order;
  beyond: Place | undefined;
  limit: number;
  offset: number;
}

export interface KeysetPage<Row> {
  rows: Row[];
  hasPrevious: boolean;
  hasNext: boolean;
}

/**
 * Reads the page after or before a row, so that no row is repeated or skipped when others come or go. If that row itself
 * has moved in the order, the page is at its new place. If it no longer exists, the page begins after `offset` rows. If
 * less than a page precedes it, the result is the first page.
 */
export const readKeysetPage = async <Id, Row>(
  { limit, offset, after, before, order }: PageRequest<Id> & { order: Order },
  {
    find,
    read,
  }: {
    find: (id: Id) => Promise<Place | undefined>;
    read: (slice: Slice) => Promise<Row[]>;
  },
): Promise<KeysetPage<Row>> => {
  // One row more than the page, to know whether the list goes on.
  const slice = { limit: limit + 1, offset: 0, order };
  const end = before === undefined ? undefined : await find(before);
  if (end) {
    const rows = await read({ ...slice, order: order === 'asc' ? 'desc' : 'asc', beyond: end });
    if (rows.length >= limit)
      return { rows: rows.slice(0, limit).toReversed(), hasPrevious: rows.length > limit, hasNext: true };
  }
  const beyond = after === undefined ? undefined : await find(after);
  const skipped = beyond || end ? 0 : offset;
  const rows = await read({ ...slice, offset: skipped, beyond });
  return {
    rows: rows.slice(0, limit),
    hasPrevious: beyond !== undefined || skipped > 0,
    hasNext: rows.length > limit,
  };
};

/** The operator between rows and the place that they follow. */
export const sqlBeyond = (order: Order): RawBuilder<unknown> => sql.raw(order === 'asc' ? '>' : '<');

/** The condition of rows beyond a place. SQLite uses an index for it if the key is a column, not an expression. */
export const isBeyond = (
  { key, id }: { key: RawBuilder<unknown>; id: RawBuilder<unknown> },
  { beyond, order }: { beyond: Place; order: Order },
): RawBuilder<SqlBool> => sql<SqlBool>`(${key}, ${id}) ${sqlBeyond(order)} (${beyond.key}, ${beyond.id})`;
