import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { ApplicationSort, Stage } from '../../../contract/desk/constants.ts';
import { STAGES } from '../../../contract/desk/constants.ts';
import { sqlNumbers } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { sqlApplicationsWithWords } from '../../platform/records/resumeWords.ts';

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
  words: readonly string[];
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
  if (words.length === 0) return query;
  const places = ['identity', 'phone', 'text', 'label', 'notes'] as const;
  return query.where('id', 'in', sqlApplicationsWithWords(db, words, places));
};

/** The same with status and `isUnread`. */
const selectListed = (db: Kysely<Tables>, filter: ApplicationFilter) => {
  const { status, isUnread } = filter;
  let query = selectMatching(db, filter);
  if (status !== undefined) query = query.where('status', '=', status);
  if (isUnread !== undefined) query = query.where('read_at', isUnread ? 'is' : 'is not', null);
  return query;
};

const isUnreadColumn = sql<number>`case when read_at is null then 1 else 0 end`;

/** Counts by status and `isUnread`, which ignore these two filters. */
export const countApplications = async (db: Kysely<Tables>, filter: ApplicationFilter) => {
  const { isHidden, ...shown } = filter;
  const count = async (matching: ReturnType<typeof selectMatching>) => {
    const rows = await matching
      .select(['status', isUnreadColumn.as('unread')])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy(['status', isUnreadColumn])
      .execute();
    return rows.map(({ status: stage, unread, count: rowCount }) => ({
      stage,
      isUnread: Number(unread) === 1,
      count: Number(rowCount),
    }));
  };
  const all = await count(selectMatching(db, shown));
  if (!isHidden) return all;
  // Both counts read indexes only; one with `not in` would read every row.
  const hidden = await count(selectMatching(db, shown).where(isHidden));
  return all.map((row) => {
    const same = hidden.find(({ stage, isUnread }) => stage === row.stage && isUnread === row.isUnread);
    return { ...row, count: Math.max(0, row.count - (same?.count ?? 0)) };
  });
};

/** Sorted by columns that have an index in the same order. */
const INDEXED_SORTS = {
  received: sql<string>`received_at`,
  name: sql<string>`lower(name)`,
  interview: sql<string>`coalesce(interview_at, '~')`,
};
type GroupedSort = Exclude<ApplicationSort, keyof typeof INDEXED_SORTS>;

/** Rows that sort as equal: their number, and the condition that selects them. */
interface Group {
  key: string | number;
  count: number;
  condition: Condition;
}

const toGroups = <Value extends string | number | null>(
  counts: ReadonlyMap<Value, number>,
  keys: readonly { value: Value; key: string | number }[],
  toCondition: (values: readonly Value[]) => Condition,
): Group[] => {
  const valuesByKey = new Map<string | number, Value[]>();
  for (const { value, key } of keys) {
    const values = valuesByKey.get(key);
    if (values) values.push(value);
    else valuesByKey.set(key, [value]);
  }
  return [...valuesByKey].map(([key, values]) => ({
    key,
    count: values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0),
    condition: toCondition(values),
  }));
};

/** The groups of a sort by a column with few values, first to last. */
const readGroups = async (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  sort: GroupedSort,
): Promise<Group[]> => {
  const column = ({ status: 'status', opening: 'opening_id', owner: 'owner_id' } as const)[sort];
  const rows = await selectListed(db, filter)
    .select(column)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(column)
    .execute();
  const counts = new Map(
    rows.map((row) => [Object.values(row)[0] as string | number | null, Number(row.count)]),
  );
  if (sort === 'status') {
    const keys = STAGES.map((value, key) => ({ value, key }));
    return toGroups(counts, keys, ([stage = '']) => sql`status = ${stage}`);
  }
  if (sort === 'opening') {
    const openings = await db
      .selectFrom('openings')
      .select(['id as value', sql<string>`lower(job_title)`.as('key')])
      .orderBy(sql`lower(job_title)`)
      .execute();
    return toGroups(counts, openings, (ids) => sql`opening_id in ${sqlNumbers(db, ids as number[])}`);
  }
  const owners = await db
    .selectFrom('users')
    .select([sql<number | null>`id`.as('value'), sql<string>`lower(name)`.as('key')])
    .unionAll(db.selectNoFrom([sql<number | null>`null`.as('value'), sql<string>`'~'`.as('key')]))
    .orderBy('key')
    .execute();
  return toGroups(counts, owners, (ids) =>
    ids.includes(null) ? sql`owner_id is null` : sql`owner_id in ${sqlNumbers(db, ids as number[])}`,
  );
};

/** Skips whole groups by their counts, so that only the rows of the page are sorted. */
const listGrouped = async (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  { sort, order, limit, offset }: Page & { sort: GroupedSort },
): Promise<number[]> => {
  const groups = await readGroups(db, filter, sort);
  const ids: number[] = [];
  let skipped = offset;
  for (const { count, condition } of order === 'asc' ? groups : groups.toReversed()) {
    if (ids.length >= limit) break;
    if (skipped >= count) {
      skipped -= count;
      continue;
    }
    const rows = await selectListed(db, filter)
      .where(condition)
      .select('id')
      .orderBy('id', order)
      .limit(limit - ids.length)
      .offset(skipped)
      .execute();
    ids.push(...rows.map(({ id }) => id));
    skipped = 0;
  }
  return ids;
};

const isGrouped = (page: Page): page is Page & { sort: GroupedSort } => !(page.sort in INDEXED_SORTS);

/** The ids of one page of the matching applications, in order. Only indexes are read, even for a late page. */
export const listApplicationIds = async (
  db: Kysely<Tables>,
  filter: ApplicationFilter,
  page: Page,
): Promise<number[]> => {
  if (isGrouped(page)) return listGrouped(db, filter, page);
  const rows = await selectListed(db, filter)
    .select('id')
    .orderBy(INDEXED_SORTS[page.sort as keyof typeof INDEXED_SORTS], page.order)
    .orderBy('id', page.order)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(({ id }) => id);
};
