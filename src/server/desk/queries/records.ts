import { sql, type Kysely } from 'kysely';
import type { HistoryEntry, Note, Template } from '../../../contract/desk/applicationSchemas.ts';
import {
  NEW_REPLY,
  type MailState,
  type Stage,
  type TemplateName,
} from '../../../contract/desk/constants.ts';
import { sqlNumbers, sqlTexts } from '../../platform/database/engine.ts';
import type { MailStatus, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ACCESS_ACTIONS, recordAudit } from '../../platform/records/audit.ts';
import { isVisibleTo, type Viewer } from '../../platform/records/limitedOpenings.ts';
import { addRecordWords } from '../../platform/records/recordWords.ts';

export type RecordKind = 'application' | 'message';

/** Actions that change nothing that a colleague decides by. */
const NO_CHANGES = ['read', 'unread', 'exported', 'noted', 'tagged', 'untagged', ...ACCESS_ACTIONS];

const mailStates = { waiting: 'queued', sent: 'sent', dead: 'failed' } as const satisfies Record<
  MailStatus,
  MailState
>;

interface OpeningCounts {
  unread: number;
  applications: number;
  byStage: Partial<Record<Stage, number>>;
}

const DAY_MS = 86_400_000;

/** The median, rounded to one decimal place. */
const findMedian = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = low] = sorted.length % 2 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return Math.round(((low + high) / 2) * 10) / 10;
};

const SAME_OPENING_MS = 10 * 60_000;

/** Notes, history and templates. */
export const recordQueries = (db: Kysely<Tables>, clock: () => Date) => {
  /** The names of users by email address, which the audit log stores as the actor. */
  const readNames = async (): Promise<Map<string, string>> => {
    const users = await db.selectFrom('users').select(['email', 'name']).execute();
    return new Map(users.map(({ email, name }) => [email ?? '', name]));
  };

  return {
    /** The kind of record with a reference; undefined if there is none that the user may see. */
    findKind: async (reference: string, viewer: Viewer): Promise<RecordKind | undefined> => {
      const application = await db
        .selectFrom('applications')
        .select('id')
        .where('reference', '=', reference)
        .where(isVisibleTo(viewer, 'applications.opening_id'))
        .executeTakeFirst();
      if (application) return 'application';
      const message = await db
        .selectFrom('messages')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return message && 'message';
    },

    addNote: (kind: RecordKind, note: { reference: string; text: string; actor: string }) =>
      inTransaction(db, async (transaction) => {
        const at = clock().toISOString();
        const { actor, reference } = note;
        await recordAudit(transaction, {
          at,
          actor,
          action: `${kind}.noted`,
          subject: `${kind} ${reference}`,
        });
        const table = `${kind}_words` as const;
        await addRecordWords(transaction, { table, reference, place: 'notes', text: note.text });
        return transaction
          .insertInto('notes')
          .values({ ...note, at })
          .returningAll()
          .executeTakeFirstOrThrow();
      }),

    readNames,

    /** The texts of the notes about these records, oldest first. */
    readNotes: async (references: readonly string[]): Promise<Map<string, string[]>> => {
      const rows = await db
        .selectFrom('notes')
        .select(['reference', 'text'])
        .where('reference', 'in', sqlTexts(db, references))
        .orderBy('id')
        .execute();
      const notes = new Map<string, string[]>();
      for (const { reference, text } of rows) notes.set(reference, [...(notes.get(reference) ?? []), text]);
      return notes;
    },

    /** Who made the latest change of each record, and when; opening or exporting one is no change. */
    readLatestChanges: async (
      subjects: readonly { kind: RecordKind; reference: string }[],
    ): Promise<Map<string, { by: string; at: string }>> => {
      const names = await readNames();
      const changes = new Map<string, { by: string; at: string }>();
      for (const { kind, reference } of subjects) {
        const row = await db
          .selectFrom('audit')
          .select(['at', 'actor', 'action'])
          .where('subject', '=', `${kind} ${reference}`)
          .where(
            'action',
            'not in',
            NO_CHANGES.map((action) => `${kind}.${action}`),
          )
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (!row) continue;
        const isReply = row.action === `${kind}.replied`;
        changes.set(reference, {
          at: row.at,
          by: isReply ? NEW_REPLY : (names.get(row.actor) ?? row.actor),
        });
      }
      return changes;
    },

    /** The notes and the history of an application or message, oldest first, with the names of users. */
    readHistory: async (
      kind: RecordKind,
      reference: string,
    ): Promise<{ noteList: Note[]; history: HistoryEntry[] }> => {
      const people = await readNames();
      const findActorName = (actor: string): string => people.get(actor) ?? actor;
      const notes = await db
        .selectFrom('notes')
        .selectAll()
        .where('reference', '=', reference)
        .orderBy('id')
        .execute();
      const mails = await db
        .selectFrom('outbox')
        .selectAll()
        .where('subject_reference', '=', reference)
        .orderBy('id')
        .execute();
      const replies = await db
        .selectFrom('replies')
        .selectAll()
        .where('reference', '=', reference)
        .orderBy('id')
        .execute();
      const audit = await db
        .selectFrom('audit')
        .selectAll()
        .where('subject', '=', `${kind} ${reference}`)
        .orderBy('id')
        .execute();
      const actions = audit.map(({ at, actor, action }): HistoryEntry => ({
        kind: 'action',
        at,
        by: findActorName(actor),
        action,
      }));
      const mailEntries = mails.map((mail): HistoryEntry => ({
        kind: 'mail',
        id: mail.id,
        at: mail.created_at,
        to: mail.recipient ?? 'staff',
        subject: mail.subject,
        text: mail.kind === 'answer' ? mail.body : null,
        state: mailStates[mail.status],
        sentAt: mail.sent_at,
        lastError: mail.status === 'sent' ? null : mail.last_error,
      }));
      const replyEntries = replies.map(({ id, at, sender, subject, body, attachments }): HistoryEntry => ({
        kind: 'reply',
        id,
        at,
        from: sender,
        subject,
        text: body,
        attachments: Number(attachments),
      }));
      return {
        noteList: notes.map(({ id, at, actor, text }) => ({ id, at, by: findActorName(actor), text })),
        history: [...actions, ...mailEntries, ...replyEntries].toSorted((one, other) =>
          one.at < other.at ? -1 : Number(one.at > other.at),
        ),
      };
    },

    /** The numbers of applications, of unread ones and of those in each stage, by the opening's id. */
    countByOpening: async (ids: readonly number[]) => {
      const rows = await db
        .selectFrom('applications')
        .where('opening_id', 'in', sqlNumbers(db, ids))
        .select(['opening_id', 'status'])
        .select(sql<number>`sum(case when read_at is null then 1 else 0 end)`.as('unread'))
        .select(({ fn }) => fn.countAll<number>().as('applications'))
        .groupBy(['opening_id', 'status'])
        .execute();
      const counts = new Map<number, OpeningCounts>();
      for (const { opening_id, status, unread, applications } of rows) {
        const before = counts.get(opening_id) ?? { unread: 0, applications: 0, byStage: {} };
        counts.set(opening_id, {
          unread: before.unread + Number(unread),
          applications: before.applications + Number(applications),
          byStage: { ...before.byStage, [status]: Number(applications) },
        });
      }
      return counts;
    },

    /** The median of the days from an application to the first answer, by the opening's id. */
    readDaysToAnswer: async (ids: readonly number[]): Promise<Map<number, number>> => {
      const rows = await db
        .selectFrom('applications')
        .innerJoin('outbox', (join) =>
          join
            .onRef('outbox.subject_reference', '=', 'applications.reference')
            .on('outbox.kind', '=', 'answer'),
        )
        .where('opening_id', 'in', sqlNumbers(db, ids))
        .select(['opening_id', 'received_at'])
        .select(({ fn }) => fn.min('outbox.created_at').as('answered_at'))
        .groupBy(['applications.id', 'opening_id', 'received_at'])
        .execute();
      const days = new Map<number, number[]>();
      for (const { opening_id, received_at, answered_at } of rows) {
        const waited = (Date.parse(answered_at) - Date.parse(received_at)) / DAY_MS;
        days.set(opening_id, [...(days.get(opening_id) ?? []), waited]);
      }
      return new Map([...days].map(([id, values]) => [id, findMedian(values)]));
    },

    /** Writes an audit row. */
    record: (action: string, subject: string, actor: string) =>
      recordAudit(db, { at: clock().toISOString(), actor, action, subject }),

    /**
     * Writes an audit row for an opened record, unless the same account opened it in the last minutes: pages reload it.
     */
    recordOpening: async (kind: RecordKind, reference: string, actor: string): Promise<void> => {
      const now = clock();
      const entry = { actor, action: `${kind}.opened`, subject: `${kind} ${reference}` };
      const latest = await db
        .selectFrom('audit')
        .select('id')
        .where('subject', '=', entry.subject)
        .where('action', '=', entry.action)
        .where('actor', '=', actor)
        .where('at', '>', new Date(now.getTime() - SAME_OPENING_MS).toISOString())
        .limit(1)
        .executeTakeFirst();
      if (!latest) await recordAudit(db, { at: now.toISOString(), ...entry });
    },

    /** The templates that an admin has changed. */
    listTemplates: () => db.selectFrom('templates').selectAll().execute(),

    saveTemplates: (templates: Readonly<Record<TemplateName, Template>>, actor: string) =>
      inTransaction(db, async (transaction) => {
        for (const [name, template] of Object.entries(templates) as [TemplateName, Template][])
          await transaction
            .insertInto('templates')
            .values({ name, ...template })
            .onConflict((conflict) => conflict.column('name').doUpdateSet(template))
            .execute();
        const at = clock().toISOString();
        await recordAudit(transaction, { at, actor, action: 'templates.changed', subject: 'templates' });
      }),
  };
};
