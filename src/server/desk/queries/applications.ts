import { sql, type Kysely } from 'kysely';
import { applicationFields, FURTHER_FIELDS } from '../../../contract/applicationFields.ts';
import { DESK_COUNTS, type Stage } from '../../../contract/desk/constants.ts';
import { sqlNumbers, sqlTexts } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { nextChangeTime } from '../../platform/records/changeTime.ts';
import { updateDeletionDates } from '../../platform/records/deletionDates.ts';
import { hideExpired, isExpiredAt } from '../../platform/records/hideExpired.ts';
import {
  findLimited,
  hideLimited,
  isVisibleTo,
  type Viewer,
} from '../../platform/records/limitedOpenings.ts';
import { matchWords } from '../../platform/records/resumeWords.ts';
import { countApplications, type ApplicationFilter } from './applicationList.ts';
import { listApplicationIds, type Page } from './applicationPages.ts';
import { listTags, readTags, TooManyTagsError, writeTags } from './tags.ts';

/** A user who changes something. */
type Actor = Viewer & { email: string };

/** The columns that staff can change. */
const STATE_COLUMNS = [
  'applications.reference',
  'applications.status',
  'applications.interview_at',
  'applications.interview_minutes',
  'applications.interview_place',
  'applications.invitations',
  'applications.owner_id',
  'applications.read_at',
  'applications.received_at',
  'applications.updated_at',
] as const;

const selectRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('applications')
    .innerJoin('openings', 'openings.id', 'applications.opening_id')
    .leftJoin('users', 'users.id', 'applications.owner_id')
    .select(STATE_COLUMNS)
    .select(['applications.id', 'applications.name', 'applications.email', 'applications.phone'])
    .select([
      'applications.opening_id',
      'applications.is_repeat',
      'applications.is_suspect',
      'openings.job_title',
      'openings.company_name',
    ])
    .select('users.name as owner_name')
    .select(
      sql<number>`(select count(*) from notes where notes.reference = applications.reference)`.as('notes'),
    );
export type ApplicationRecord = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number] & {
  tags: string[];
};
export type StateRecord = Pick<
  ApplicationRecord,
  | 'reference'
  | 'status'
  | 'interview_at'
  | 'interview_minutes'
  | 'interview_place'
  | 'invitations'
  | 'owner_id'
  | 'read_at'
  | 'received_at'
  | 'updated_at'
>;

export interface StateChange {
  status?: Stage | undefined;
  interviewAt?: string | null | undefined;
  interviewMinutes?: number | null | undefined;
  interviewPlace?: string | null | undefined;
  /** Number of invitations sent so far. */
  invitations?: number | undefined;
  ownerId?: number | null | undefined;
  isRead?: boolean | undefined;
}

const readStates = (
  db: Kysely<Tables>,
  references: readonly string[],
  viewer: Viewer,
): Promise<StateRecord[]> =>
  db
    .selectFrom('applications')
    .select(STATE_COLUMNS)
    .where('reference', 'in', sqlTexts(db, references))
    .where(isVisibleTo(viewer, 'applications.opening_id'))
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
  const keep = <Value>(changed: Value | undefined, current: Value): Value | null =>
    status === 'interview' ? (changed === undefined ? current : changed) : null;
  const interview = {
    interview_at: keep(change.interviewAt, before.interview_at),
    interview_minutes: keep(change.interviewMinutes, before.interview_minutes),
    interview_place: keep(change.interviewPlace, before.interview_place),
  };
  const owner_id = change.ownerId === undefined ? before.owner_id : change.ownerId;
  const hasStageChanged =
    status !== before.status ||
    Object.entries(interview).some(([column, value]) => before[column as keyof typeof interview] !== value);
  const hasOwnerChanged = owner_id !== before.owner_id;
  const isRead = change.isRead ?? (hasStageChanged ? true : before.read_at !== null);
  const read_at = isRead ? (before.read_at ?? at) : null;
  const updated_at =
    hasStageChanged || hasOwnerChanged || isAnswer ? nextChangeTime(before, now) : before.updated_at;
  const status_at = status === before.status ? {} : { status_at: at };
  const invitations = change.invitations ?? before.invitations;
  const set = { status, ...interview, invitations, owner_id, read_at, updated_at, ...status_at };
  await transaction.updateTable('applications').set(set).where('reference', '=', reference).execute();
  if (status !== before.status) await updateDeletionDates(transaction, { reference });
  const actions = [
    ...(hasStageChanged ? [status] : []),
    ...(hasOwnerChanged ? ['owned'] : []),
    ...(isRead === (before.read_at !== null) ? [] : [isRead ? 'read' : 'unread']),
  ];
  for (const action of actions)
    await recordAudit(transaction, {
      at,
      actor,
      action: `application.${action}`,
      subject: `application ${reference}`,
    });
  return { ...before, ...set };
};

const sortWithTags = async <Row extends { id: number }>(
  db: Kysely<Tables>,
  rows: readonly Row[],
  ids: readonly number[],
) => {
  const tags = await readTags(db, ids);
  const byId = new Map(rows.map((row) => [row.id, { ...row, tags: tags.get(row.id) ?? [] }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const readByIds = async (db: Kysely<Tables>, ids: readonly number[]): Promise<ApplicationRecord[]> =>
  sortWithTags(db, await selectRows(db).where('applications.id', 'in', sqlNumbers(db, ids)).execute(), ids);

/** The columns of the further fields that an applicant fills in. */
export const FURTHER_COLUMNS = FURTHER_FIELDS.map((field) => applicationFields[field].column);

const selectWithTexts = (db: Kysely<Tables>) =>
  selectRows(db).select(FURTHER_COLUMNS.map((column) => `applications.${column}` as const));

export interface BulkChange {
  reference: string;
  /** The time of the last change that the recruiter saw. */
  seen: string;
  change: StateChange;
  addTag: string | undefined;
  removeTag: string | undefined;
}

/** What staff look for in the list of applications. */
export type ApplicationSearch = Omit<ApplicationFilter, 'words' | 'isKept' | 'isHidden'> & {
  words: readonly string[];
};

const SEARCHED = ['identity', 'phone', 'text', 'label', 'notes'] as const;

/** Reads and changes applications for the desk. What a user may not see is unknown. `reader` runs what may read many rows. */
export const deskApplicationQueries = (
  db: Kysely<Tables>,
  clock: () => Date,
  reader: Kysely<Tables> = db,
) => {
  const toFilter = async (
    { words, ...filter }: ApplicationSearch,
    viewer: Viewer,
  ): Promise<ApplicationFilter> => ({
    ...filter,
    words: words.length > 0 ? await matchWords(reader, words, SEARCHED) : undefined,
    isKept: await hideExpired(reader, 'applications', clock()),
    isHidden: await findLimited(reader, viewer, 'applications.opening_id'),
  });
  return {
    /**
     * One page of the matching applications, and counts for the list and its tabs. Expired ones are hidden, like
     * everywhere below.
     */
    list: async (search: ApplicationSearch, page: Page, viewer: Viewer) => {
      const filter = await toFilter(search, viewer);
      // So many that the list has a next page if there is one.
      const matches = Math.max(DESK_COUNTS.matches, page.offset + page.limit);
      const { rows: ids, ...ends } = await listApplicationIds(reader, filter, page);
      return {
        items: await readByIds(reader, ids),
        ...ends,
        counts: await countApplications(reader, filter, matches),
      };
    },

    /** The ids of all matching applications, at most the page's limit. */
    listIds: async (search: ApplicationSearch, page: Page, viewer: Viewer): Promise<number[]> =>
      (await listApplicationIds(reader, await toFilter(search, viewer), page)).rows,

    /** The applications with these ids and what the applicants wrote, in the order of the ids. */
    readWithTexts: async (ids: readonly number[]) =>
      sortWithTags(
        reader,
        await selectWithTexts(reader).where('applications.id', 'in', sqlNumbers(reader, ids)).execute(),
        ids,
      ),

    find: async (reference: string, viewer: Viewer) => {
      const row = await selectWithTexts(db)
        .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
        .select(['applications.mailbox', 'applications.job_role'])
        .select([
          'applications.delete_after',
          'applications.consent_version',
          'applications.hold_reason',
          'resumes.client_name',
        ])
        .select(['resumes.type', 'resumes.size', 'resumes.sha256', 'resumes.scan', 'resumes.marks'])
        .where('applications.reference', '=', reference)
        .where(isVisibleTo(viewer, 'applications.opening_id'))
        .executeTakeFirst();
      if (!row || isExpiredAt(row.delete_after, clock())) return undefined;
      return { ...row, tags: (await readTags(db, [row.id])).get(row.id) ?? [] };
    },

    readStates: (references: readonly string[], viewer: Viewer) => readStates(db, references, viewer),

    /** Changes an application; `conflict` if it was changed after `seen`. Undefined for an unknown reference. */
    change: (
      reference: string,
      { change, seen, by }: { change: StateChange; seen: string | undefined; by: Actor },
    ) =>
      inTransaction(db, async (transaction) => {
        const [before] = await readStates(transaction, [reference], by);
        if (!before) return undefined;
        if (seen !== undefined && seen !== (before.updated_at ?? before.received_at))
          return { kind: 'conflict' as const, current: before };
        const now = await writeState(transaction, before, { change, actor: by.email, now: clock() });
        return { kind: 'changed' as const, before, now };
      }),

    /** Changes several applications, all or nothing. `gone` if one is missing; `conflict` lists those changed since. */
    changeAll: async (changes: readonly BulkChange[], by: Actor) => {
      const run = async (transaction: Kysely<Tables>) => {
        const actor = by.email;
        const references = changes.map(({ reference }) => reference);
        const rows = await readStates(transaction, references, by);
        const states = new Map(rows.map((row) => [row.reference, row]));
        if (states.size < references.length) return { kind: 'gone' as const };
        const isStale = ({ reference, seen }: BulkChange): boolean => {
          const state = states.get(reference);
          return state !== undefined && seen !== (state.updated_at ?? state.received_at);
        };
        const stale = changes.filter(isStale).map(({ reference }) => reference);
        if (stale.length > 0) return { kind: 'conflict' as const, stale };
        const changed = [];
        for (const { reference, change, addTag, removeTag } of changes) {
          const before = states.get(reference);
          if (!before) continue;
          const now = await writeState(transaction, before, { change, actor, now: clock() });
          changed.push({ before, now });
          await writeTags(transaction, { reference, addTag, removeTag, actor, at: clock().toISOString() });
        }
        return { kind: 'changed' as const, changed };
      };
      try {
        return await inTransaction(db, run);
      } catch (error) {
        if (error instanceof TooManyTagsError) return { kind: 'tags' as const };
        throw error;
      }
    },

    listTags: async (viewer: Viewer) =>
      listTags(reader, await hideLimited(reader, viewer, 'applications.opening_id')),
  };
};
