import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Stage } from '../../../contract/desk/constants.ts';
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

type Condition = RawBuilder<SqlBool>;

/** Whether an application came before an instant, and nobody has decided on it or answered it. */
export const isWaitingSince = (before: string): Condition =>
  sql<SqlBool>`applications.status in ('received', 'inReview') and is_suspect = 0
    and received_at < ${before} and not exists (select 1 from outbox
      where outbox.kind = 'answer' and outbox.subject_reference = applications.reference)`;

/** Applications that match the filters besides status and `isUnread`. */
export const selectMatching = (db: Kysely<Tables>, filter: ApplicationFilter) => {
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
export const selectListed = (db: Kysely<Tables>, filter: ApplicationFilter) => {
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
    if (counts.has(toKey(listed))) continue;
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
