import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { type ApplicationSort, STAGES } from '../../../contract/desk/constants.ts';
import { getEngine } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  isBeyond,
  type KeysetPage,
  type Order,
  type PageRequest,
  type Place,
  readKeysetPage,
  type Slice,
  sqlBeyond,
} from '../../platform/records/keysetPage.ts';
import { type ApplicationFilter, selectListed, selectMatching } from './applicationList.ts';

/** `after` and `before` are references. */
export interface Page extends PageRequest<string> {
  sort: ApplicationSort;
  order: Order;
}

type Condition = RawBuilder<SqlBool>;

/** Those without an owner, among the names. */
const NOBODY = '~';

/** What the rows are sorted by; the first three have indexes in the same order. */
const SORT_KEYS: Readonly<Record<ApplicationSort, RawBuilder<string | number>>> = {
  received: sql`received_at`,
  name: sql`lower(name)`,
  interview: sql`coalesce(interview_at, '~')`,
  status: sql`case status ${sql.join(
    STAGES.map((stage, at) => sql`when ${stage} then ${sql.lit(at)}`),
    sql` `,
  )} end`,
  owner: sql`coalesce((select lower(name) from users where users.id = owner_id), ${sql.lit(NOBODY)})`,
  opening: sql`(select lower(job_title) from openings where openings.id = opening_id)`,
};
type GroupedSort = 'status' | 'owner';

/** The place of an application that the user may see. */
const findPlace = (
  db: Kysely<Tables>,
  { isKept, isHidden }: ApplicationFilter,
  { sort, reference }: { sort: ApplicationSort; reference: string },
): Promise<Place | undefined> =>
  selectMatching(db, { isKept, isHidden })
    .select(['id', SORT_KEYS[sort].as('key')])
    .where('reference', '=', reference)
    .executeTakeFirst();

/** Rows of a list that stand together in its order. */
interface Part {
  condition: Condition;
  orderBy: RawBuilder<unknown>;
}

/** Reads one part of a list after the other, until there are as many rows as are wanted. */
const readParts = async (
  { parts, limit }: { parts: readonly Part[]; limit: number },
  read: (part: Part, limit: number) => Promise<{ id: number }[]>,
): Promise<number[]> => {
  const ids: number[] = [];
  for (const part of parts) {
    if (ids.length >= limit) break;
    const rows = await read(part, limit - ids.length);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
};

interface Keys {
  key: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** Whether the key is an expression whose index is to be used. */
  isIndexedExpression: boolean;
}

/**
 * The parts of a list beyond a place. For an expression, SQLite uses no index to compare key and id at once, nor to sort
 * by both where all keys are equal.
 */
const splitAt = (
  { key, id, isIndexedExpression }: Keys,
  { beyond, order }: Pick<Slice, 'beyond' | 'order'>,
): Part[] => {
  const direction = sql.raw(order);
  const orderBy = sql`${key} ${direction}, ${id} ${direction}`;
  if (!beyond) return [{ condition: sql<SqlBool>`1 = 1`, orderBy }];
  if (!isIndexedExpression) return [{ condition: isBeyond({ key, id }, { beyond, order }), orderBy }];
  const follows = sqlBeyond(order);
  return [
    {
      condition: sql<SqlBool>`${key} = ${beyond.key} and ${id} ${follows} ${beyond.id}`,
      orderBy: sql`${id} ${direction}`,
    },
    { condition: sql<SqlBool>`${key} ${follows} ${beyond.key}`, orderBy },
  ];
};

/** Rare words are found once, and their few matches sorted. */
const areFew = ({ words }: ApplicationFilter): boolean => words?.isCommon === false;

/** Rows that sort as equal. */
interface Group {
  key: string | number;
  condition: Condition;
}

/** First to last. */
const readGroups = async (db: Kysely<Tables>, sort: GroupedSort): Promise<Group[]> => {
  if (sort === 'status')
    return STAGES.map((stage, key) => ({ key, condition: sql<SqlBool>`status = ${stage}` }));
  const names = await db
    .selectFrom('users')
    .select(sql<string>`lower(name)`.as('name'))
    .union(db.selectNoFrom(sql<string>`${sql.lit(NOBODY)}`.as('name')))
    .orderBy('name')
    .execute();
  return names.map(({ name }) => ({
    key: name,
    condition:
      name === NOBODY
        ? sql<SqlBool>`owner_id is null`
        : sql<SqlBool>`owner_id in (select id from users where lower(name) = ${name})`,
  }));
};

/** Reads one group after the other, so that only the rows of the page are sorted. */
const listGrouped = async (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  { sort, order, limit, offset, beyond }: Slice & { sort: GroupedSort },
): Promise<number[]> => {
  const groups = await readGroups(db, sort);
  const ordered = order === 'asc' ? groups : groups.toReversed();
  const first = beyond ? ordered.findIndex(({ key }) => key === beyond.key) : 0;
  // The plus lets SQLite find a small group by its index. By the id, it would read all applications.
  const id = getEngine(db) === 'postgres' ? sql`id` : sql`+id`;
  const parts = ordered.slice(first).map(({ key, condition }) => ({
    condition:
      key === beyond?.key ? sql<SqlBool>`${condition} and ${id} ${sqlBeyond(order)} ${beyond.id}` : condition,
    orderBy: sql`id ${sql.raw(order)}`,
  }));
  let skipped = offset;
  return readParts({ parts, limit }, async ({ condition, orderBy }, rest) => {
    const group = selectListed(db, filter).where(condition);
    const rows = await group.select('id').orderBy(orderBy).limit(rest).offset(skipped).execute();
    if (rows.length > 0) skipped = 0;
    if (skipped === 0) return rows;
    const { count } = await group
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    skipped -= Math.min(skipped, Number(count));
    return rows;
  });
};

/** Follows the index of the openings' titles, so that the applications before the page are not sorted either. */
const listByOpening = (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  { order, limit, offset, beyond }: Slice,
): Promise<number[]> => {
  const keys = {
    key: sql`lower(openings.job_title)`,
    id: sql`applications.id`,
    isIndexedExpression: !areFew(filter),
  };
  const parts = splitAt(keys, { beyond, order });
  return readParts({ parts, limit }, async ({ condition, orderBy }, rest) => {
    // SQLite joins in this order; with `join`, it would choose to sort all applications.
    const { rows } = await sql<{ id: number }>`select applications.id from openings
      cross join (${selectListed(db, filter).select(['id', 'opening_id'])}) as applications
      where applications.opening_id = openings.id and ${condition}
      order by ${orderBy}
      limit ${rest} offset ${offset}`.execute(db);
    return rows;
  });
};

const listSlice = (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  { sort, ...slice }: Slice & { sort: ApplicationSort },
): Promise<number[]> => {
  if (sort === 'opening') return listByOpening(db, filter, slice);
  const { order, limit, offset, beyond } = slice;
  if ((sort === 'status' || sort === 'owner') && !areFew(filter))
    return listGrouped(db, filter, { ...slice, sort });
  const key = SORT_KEYS[sort];
  const keys = { key, id: sql`id`, isIndexedExpression: sort !== 'received' && !areFew(filter) };
  const parts = splitAt(keys, { beyond, order });
  return readParts({ parts, limit }, ({ condition, orderBy }, rest) =>
    selectListed(db, filter)
      .select('id')
      .where(condition)
      .orderBy(orderBy)
      .limit(rest)
      .offset(offset)
      .execute(),
  );
};

/** The ids of one page of the matching applications, in order. Only indexes are read, even for a late page. */
export const listApplicationIds = (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  { sort, ...page }: Page,
): Promise<KeysetPage<number>> =>
  readKeysetPage(page, {
    find: (reference) => findPlace(db, filter, { sort, reference }),
    read: (slice) => listSlice(db, filter, { sort, ...slice }),
  });
