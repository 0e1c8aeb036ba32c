import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { ApplicationSort, Stage } from '../../../contract/desk/constants.ts';
import { DESK_COUNTS, STAGES } from '../../../contract/desk/constants.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { WordMatch } from '../../platform/records/resumeWords.ts';

export interface ApplicationFilter {
  status?: Stage | undefined;
  openingId?: number | undefined;
  /** null: only applications without an owner. */
  ownerId?: number | null | undefined;
  isUnread?: boolean | undefined;
  tag?: string | undefined;
  /** Received after this instant. */
  receivedAfter?: string | undefined;
  /** Received before this instant, and neither decided nor answered. */
  waitingSince?: string | undefined;
  /** Only applications with the searched words. */
  words?: WordMatch | undefined;
  /** Hides expired applications; undefined if there are none. */
  isKept?: RawBuilder<SqlBool> | undefined;
  /** Applications that the user may not see; undefined if there are none. */
  isHidden?: RawBuilder<SqlBool> | undefined;
}

export interface Page {
  sort: ApplicationSort;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

type Condition = RawBuilder<SqlBool>;

/** Whether an application came before an instant, and nobody has decided on it or answered it. */
export const isWaitingSince = (before: string): Condition =>
  sql<SqlBool>`applications.status in ('received', 'inReview') and is_suspect = 0
    and received_at < ${before} and not exists (select 1 from outbox
      where outbox.kind = 'answer' and outbox.subject_reference = applications.reference)`;

/** Applications that match the filters besides status and `isUnread`. */
const selectMatching = (db: Kysely<Tables>, filter: ApplicationFilter) => {
  const { openingId, ownerId, tag, receivedAfter, waitingSince, words, isKept, isHidden } = filter;
  let query = db.selectFrom('applications');
  if (isKept) query = query.where(isKept);
  if (isHidden) query = query.where(sql<SqlBool>`not ${isHidden}`);
  if (tag !== undefined)
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('tags').select('application_id').where('tag', '=', tag),
    );
  if (receivedAfter !== undefined) query = query.where('received_at', '>', receivedAfter);
  if (waitingSince !== undefined) query = query.where(isWaitingSince(waitingSince));
  if (openingId !== undefined) query = query.where('opening_id', '=', openingId);
  if (ownerId !== undefined)
    query = ownerId === null ? query.where('owner_id', 'is', null) : query.where('owner_id', '=', ownerId);
  return words ? query.where(words.condition) : query;
};

type Listed = Pick<ApplicationFilter, 'status' | 'isUnread'>;

/** The same with status and `isUnread`. */
const selectListed = (db: Kysely<Tables>, filter: ApplicationFilter) => {
  const { status, isUnread } = filter;
  let query = selectMatching(db, filter);
  if (status !== undefined) query = query.where('status', '=', status);
  if (isUnread !== undefined) query = query.where('read_at', isUnread ? 'is' : 'is not', null);
  return query;
};

const isUnreadColumn = sql<number>`case when read_at is null then 1 else 0 end`;

type Count = (listed: Listed) => number;

/** Counts all matching applications, by status and `isUnread`. */
const countAll = async (db: Kysely<Tables>, filter: ApplicationFilter): Promise<Count> => {
  const { isHidden, ...shown } = filter;
  const count = async (matching: ReturnType<typeof selectMatching>) => {
    const rows = await matching
      .select(['status', isUnreadColumn.as('unread')])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy(['status', isUnreadColumn])
      .execute();
    return ({ status, isUnread }: Listed) =>
      rows
        .filter((row) => status === undefined || row.status === status)
        .filter((row) => isUnread === undefined || (Number(row.unread) === 1) === isUnread)
        .reduce((sum, row) => sum + Number(row.count), 0);
  };
  const all = await count(selectMatching(db, shown));
  if (!isHidden) return all;
  // Both counts read indexes only; one with `not in` would read every row.
  const hidden = await count(selectMatching(db, shown).where(isHidden));
  return (listed) => Math.max(0, all(listed) - hidden(listed));
};

/** Counts each of the lists up to a limit, because the words are in most applications. */
const countSome = async (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  { lists, limit }: { lists: readonly Listed[]; limit: number },
): Promise<Count> => {
  const counts = new Map<string, number>();
  for (const listed of lists) {
    const some = selectListed(db, { ...filter, ...listed })
      .select('id')
      .limit(limit);
    const { rows } = await db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counts.set(toKey(listed), Number(rows));
  }
  return (listed) => counts.get(toKey(listed)) ?? 0;
};

const toKey = ({ status, isUnread }: Listed): string => `${status} ${isUnread}`;

export interface ApplicationCounts {
  /** Of the list. */
  total: number;
  /** Without the filters status and `isUnread`, like the following. */
  all: number;
  unread: number;
  byStatus: Record<string, number>;
}

/** Counts for a list and its tabs. With words, up to one more than `matches`. */
export const countApplications = async (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  matches: number = DESK_COUNTS.matches,
): Promise<ApplicationCounts> => {
  const { status, isUnread, ...others } = filter;
  const [all, unread, total] = [
    { status: undefined, isUnread: undefined },
    { status: undefined, isUnread: true },
    { status, isUnread },
  ];
  const stages = STAGES.map((stage) => ({ status: stage, isUnread: undefined }));
  const limit = others.words ? matches + 1 : Infinity;
  const count = others.words?.isCommon
    ? await countSome(db, others, { lists: [all, unread, total, ...stages], limit })
    : await countAll(db, others);
  const upToLimit = (listed: Listed) => Math.min(count(listed), limit);
  return {
    total: upToLimit(total),
    all: upToLimit(all),
    unread: upToLimit(unread),
    byStatus: Object.fromEntries(stages.map((listed) => [listed.status, upToLimit(listed)])),
  };
};

/** Those without an owner, among the names. */
const NOBODY = '~';

/** What the rows are sorted by; each but the last two has an index in the same order. */
const SORT_KEYS = {
  received: sql<string>`received_at`,
  name: sql<string>`lower(name)`,
  interview: sql<string>`coalesce(interview_at, '~')`,
  status: sql<number>`case status ${sql.join(
    STAGES.map((stage, at) => sql`when ${stage} then ${sql.lit(at)}`),
    sql` `,
  )} end`,
  owner: sql<string>`coalesce((select lower(name) from users where users.id = owner_id), ${sql.lit(NOBODY)})`,
};
type GroupedSort = 'status' | 'owner';

/** The conditions of rows that sort as equal, first to last. */
const readGroups = async (db: Kysely<Tables>, sort: GroupedSort): Promise<Condition[]> => {
  if (sort === 'status') return STAGES.map((stage) => sql<SqlBool>`status = ${stage}`);
  const names = await db
    .selectFrom('users')
    .select(sql<string>`lower(name)`.as('name'))
    .union(db.selectNoFrom(sql<string>`${sql.lit(NOBODY)}`.as('name')))
    .orderBy('name')
    .execute();
  return names.map(({ name }) =>
    name === NOBODY
      ? sql<SqlBool>`owner_id is null`
      : sql<SqlBool>`owner_id in (select id from users where lower(name) = ${name})`,
  );
};

/** Reads one group after the other, so that only the rows of the page are sorted. */
const listGrouped = async (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  { sort, order, limit, offset }: Page & { sort: GroupedSort },
): Promise<number[]> => {
  const groups = await readGroups(db, sort);
  const ids: number[] = [];
  let skipped = offset;
  for (const condition of order === 'asc' ? groups : groups.toReversed()) {
    if (ids.length >= limit) break;
    const group = selectListed(db, filter).where(condition);
    const rows = await group
      .select('id')
      .orderBy('id', order)
      .limit(limit - ids.length)
      .offset(skipped)
      .execute();
    ids.push(...rows.map(({ id }) => id));
    if (rows.length > 0) skipped = 0;
    if (skipped === 0) continue;
    const { count } = await group
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    skipped -= Math.min(skipped, Number(count));
  }
  return ids;
};

/** Follows the index of the openings' titles, so that the applications before the page are not sorted either. */
const listByOpening = async (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  { order, limit, offset }: Page,
): Promise<number[]> => {
  const direction = sql.raw(order);
  // SQLite joins in this order; with `join`, it would choose to sort all applications.
  const { rows } = await sql<{ id: number }>`select applications.id from openings
    cross join (${selectListed(db, filter).select(['id', 'opening_id'])}) as applications
    where applications.opening_id = openings.id
    order by lower(openings.job_title) ${direction}, applications.id ${direction}
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
};

/** The ids of one page of the matching applications, in order. Only indexes are read, even for a late page. */
export const listApplicationIds = async (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  page: Page,
): Promise<number[]> => {
  const { sort, order } = page;
  if (sort === 'opening') return listByOpening(db, filter, page);
  // Rare words are found once, and their few matches sorted.
  const areFew = filter.words?.isCommon === false;
  if ((sort === 'status' || sort === 'owner') && !areFew) return listGrouped(db, filter, { ...page, sort });
  const rows = await selectListed(db, filter)
    .select('id')
    .orderBy(SORT_KEYS[sort], order)
    .orderBy('id', order)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(({ id }) => id);
};
