import { sql, type Kysely } from 'kysely';
import type { ApplicationSort, Stage } from '../../../contract/desk/constants.ts';
import { STAGES } from '../../../contract/desk/constants.ts';
import { lowerCase, lowerCaseColumn, sqlTexts } from '../../platform/database/engine.ts';
import { containsAll } from '../../platform/database/containsAll.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readNoteTexts } from '../../platform/records/notes.ts';
import { recordAudit } from '../../platform/records/audit.ts';

export interface ApplicationFilter {
  status?: Stage | undefined;
  openingId?: number | undefined;
  /** null: only applications without an owner. */
  ownerId?: number | null | undefined;
  isUnread?: boolean | undefined;
  words: readonly string[];
}

export interface Page {
  sort: ApplicationSort;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** The index of the stage, for sorting. */
const stageIndex = sql<number>`case applications.status ${sql.join(
  STAGES.map((stage, index) => sql`when ${sql.lit(stage)} then ${sql.lit(index)}`),
  sql` `,
)} end`;

const SORTS = {
  received: sql`applications.received_at`,
  name: sql`lower(applications.name)`,
  opening: sql`lower(openings.job_title)`,
  status: stageIndex,
  owner: sql`lower(coalesce(users.name, '~'))`,
  interview: sql`coalesce(applications.interview_at, '~')`,
} as const satisfies Record<ApplicationSort, unknown>;

/** The columns that staff can change. */
const STATE_COLUMNS = [
  ...(['applications.reference', 'applications.status', 'applications.interview_at'] as const),
  ...(['applications.owner_id', 'applications.read_at', 'applications.received_at'] as const),
  'applications.updated_at',
] as const;

const selectRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('applications')
    .innerJoin('openings', 'openings.id', 'applications.opening_id')
    .leftJoin('users', 'users.id', 'applications.owner_id')
    .select(STATE_COLUMNS)
    .select(['applications.id', 'applications.name', 'applications.email', 'applications.opening_id'])
    .select([
      'applications.is_repeat',
      'applications.is_suspect',
      'openings.job_title',
      'openings.company_name',
    ])
    .select('users.name as owner_name')
    .select(
      sql<number>`(select count(*) from notes where notes.reference = applications.reference)`.as('notes'),
    );
export type ApplicationRecord = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];
export type StateRecord = Pick<
  ApplicationRecord,
  'reference' | 'status' | 'interview_at' | 'owner_id' | 'read_at' | 'received_at' | 'updated_at'
>;

export interface StateChange {
  status?: Stage | undefined;
  interviewAt?: string | null | undefined;
  ownerId?: number | null | undefined;
  isRead?: boolean | undefined;
}

/** The time of a change: always later than the previous change, so that no two have the same time. */
export const nextChangeTime = (
  { updated_at, received_at }: Pick<StateRecord, 'updated_at' | 'received_at'>,
  now: Date,
): string => {
  const last = Date.parse(updated_at ?? received_at);
  return new Date(Math.max(now.getTime(), last + 1)).toISOString();
};

const readStates = (db: Kysely<Tables>, references: readonly string[]): Promise<StateRecord[]> =>
  db
    .selectFrom('applications')
    .select(STATE_COLUMNS)
    .where('reference', 'in', sqlTexts(db, references))
    .orderBy('id')
    .execute();

/**
 * Writes a change and its audit rows; call it inside a transaction. An answer changes `updated_at` even if the stage
 * stays, so that a colleague's answer at the same time is noticed. Returns the changed row.
 */
export const writeState = async (
  transaction: Kysely<Tables>,
  before: StateRecord,
  {
    change,
    actor,
    now,
    isAnswer = false,
  }: { change: StateChange; actor: string; now: Date; isAnswer?: boolean },
): Promise<StateRecord> => {
  const { reference } = before;
  const at = now.toISOString();
  const status = change.status ?? before.status;
  const interview_at =
    status === 'interview'
      ? change.interviewAt === undefined
        ? before.interview_at
        : change.interviewAt
      : null;
  const owner_id = change.ownerId === undefined ? before.owner_id : change.ownerId;
  const hasStageChanged = status !== before.status || interview_at !== before.interview_at;
  const hasOwnerChanged = owner_id !== before.owner_id;
  const isRead = change.isRead ?? (hasStageChanged ? true : before.read_at !== null);
  const read_at = isRead ? (before.read_at ?? at) : null;
  const updated_at =
    hasStageChanged || hasOwnerChanged || isAnswer ? nextChangeTime(before, now) : before.updated_at;
  const status_at = status === before.status ? {} : { status_at: at };
  const set = { status, interview_at, owner_id, read_at, updated_at, ...status_at };
  await transaction.updateTable('applications').set(set).where('reference', '=', reference).execute();
  const actions = [
    ...(hasStageChanged ? [status] : []),
    ...(hasOwnerChanged ? ['owned'] : []),
    ...(isRead === (before.read_at !== null) ? [] : [isRead ? 'read' : 'unread']),
  ];
  for (const action of actions)
    await recordAudit(transaction, {
      ...{ at, actor, action: `application.${action}` },
      subject: `application ${reference}`,
    });
  return { ...before, ...set };
};

/** Reads and changes applications for the desk. */
export const deskApplicationQueries = (db: Kysely<Tables>, clock: () => Date) => ({
  /** One page of the matching applications, and counts by status and `isUnread`, which ignore these two filters. */
  list: async ({ status, openingId, ownerId, isUnread, words }: ApplicationFilter, page: Page) => {
    let query = db.selectFrom('applications');
    if (openingId !== undefined) query = query.where('opening_id', '=', openingId);
    if (ownerId !== undefined)
      query = ownerId === null ? query.where('owner_id', 'is', null) : query.where('owner_id', '=', ownerId);
    if (words.length > 0) {
      // Not in SQL, because SQLite ignores the case of ASCII letters only.
      const texts = await query.select(['reference', 'name', 'email', 'other_information']).execute();
      const notes = await readNoteTexts(db);
      const matching = texts.filter(({ reference, name, email, other_information }) =>
        containsAll([reference, name, email, other_information, notes.get(reference)], words),
      );
      const references = matching.map(({ reference }) => reference);
      query = query.where('reference', 'in', sqlTexts(db, references));
    }
    const counts = await query
      .select(['status', sql<number>`case when read_at is null then 1 else 0 end`.as('unread')])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy(['status', sql`case when read_at is null then 1 else 0 end`])
      .execute();
    let matching = query.select('id');
    if (status !== undefined) matching = matching.where('status', '=', status);
    if (isUnread !== undefined) matching = matching.where('read_at', isUnread ? 'is' : 'is not', null);
    const items = await selectRows(db)
      .where('applications.id', 'in', matching)
      .orderBy(SORTS[page.sort], page.order)
      .orderBy('applications.id', page.order)
      .limit(page.limit)
      .offset(page.offset)
      .execute();
    return {
      items,
      counts: counts.map(({ status: stage, unread, count }) => ({
        stage,
        isUnread: Number(unread) === 1,
        count: Number(count),
      })),
    };
  },

  find: (reference: string) =>
    selectRows(db)
      .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
      .select(['applications.phone', 'applications.other_information', 'applications.job_role'])
      .select(['applications.delete_after', 'applications.consent_version', 'resumes.client_name'])
      .select(['resumes.type', 'resumes.size', 'resumes.sha256', 'resumes.scan', 'resumes.marks'])
      .where('applications.reference', '=', reference)
      .executeTakeFirst(),

  /** Earlier applications from the same email address for the same opening, newest first. */
  findEarlier: ({ opening_id, email, received_at, reference }: ApplicationRecord) =>
    db
      .selectFrom('applications')
      .select(['reference', 'received_at'])
      .where('opening_id', '=', opening_id)
      .where(lowerCaseColumn('email'), '=', lowerCase(email))
      .where('received_at', '<=', received_at)
      .where('reference', '!=', reference)
      .orderBy('received_at', 'desc')
      .execute(),

  readStates: (references: readonly string[]) => readStates(db, references),

  /** Changes an application; `conflict` if it was changed after `seen`. Undefined for an unknown reference. */
  change: (
    reference: string,
    { change, seen, actor }: { change: StateChange; seen: string | undefined; actor: string },
  ) =>
    inTransaction(db, async (transaction) => {
      const [before] = await readStates(transaction, [reference]);
      if (!before) return undefined;
      if (seen !== undefined && seen !== (before.updated_at ?? before.received_at))
        return { kind: 'conflict' as const, current: before };
      const now = await writeState(transaction, before, { change, actor, now: clock() });
      return { kind: 'changed' as const, before, now };
    }),
});
