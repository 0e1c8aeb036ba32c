import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Stage } from '../../../contract/desk/constants.ts';
import { queueMails, makeMessageId } from '../../outbox/queries/queueMails.ts';
import { toReplyTo } from '../../outbox/mailText.ts';
import { sqlTexts } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { nextChangeTime } from '../../platform/records/changeTime.ts';
import { isVisibleTo, type Viewer } from '../../platform/records/limitedOpenings.ts';
import { addRecordWords, removeRecordWords } from '../../platform/records/recordWords.ts';
import { findEarlierOutcome } from '../../platform/submissions.ts';
import type { SignedInUser } from '../route.ts';
import { writeState, type StateChange, type StateRecord } from './applications.ts';
import type { RecordKind } from './records.ts';

/** The recipient of an answer. */
export interface Recipient {
  kind: RecordKind;
  reference: string;
  name: string;
  email: string;
  /** The opening's title; undefined for a message. */
  job: string | undefined;
  company: string | undefined;
  /** The application's state before the answer; undefined for a message. */
  state: StateRecord | undefined;
  /** When staff handled the message; null if they have not, and for an application. */
  handledAt: string | null;
  /** The time of the last change, or of the receipt. */
  updatedAt: string;
}

export interface AnswerBatch {
  /** The idempotency key of the client. */
  key: string;
  /** The content of the request; the same key with other content is refused with 422. */
  content: readonly unknown[];
  mails: readonly { to: Recipient; subject: string; body: string }[];
  /** Makes the invitation that goes with an email; `sequence` is the number of earlier ones. */
  makeCalendar: ((to: Recipient, sequence: number, now: Date) => string) | undefined;
  change: StateChange;
  isHandled: boolean;
  /** The `updatedAt` that the recruiter saw, by reference. */
  seen: Readonly<Record<string, string>>;
  by: SignedInUser;
  /** Whether an application in this stage does not get the email. */
  isRefused: (stage: Stage | undefined) => boolean;
}

/** What `undo` needs: the times of the changes, and the values before. */
interface UndoRecord {
  kind: RecordKind;
  reference: string;
  messageId: string;
  before: Pick<Recipient, 'state' | 'handledAt'> & { updated_at: string | null };
  updatedAt: string;
}

export interface SentAnswers {
  mails: number;
  changed: { before: StateRecord; now: StateRecord }[];
  undo: UndoRecord[];
}
export type AnswerResult =
  | { kind: 'sent'; sent: SentAnswers }
  | { kind: 'undone' }
  | { kind: 'conflict'; changed: Recipient[] }
  | { kind: 'ended'; ended: Recipient[] };
export type UndoResult =
  { kind: 'unknown' } | { kind: 'late' } | { kind: 'undone'; mails: number; kept: number };

/** Why a batch is not sent. It rolls back: nothing is sent, and the key stays unused. */
class NotSentError extends Error {
  readonly result: AnswerResult;
  constructor(result: AnswerResult) {
    super('not sent');
    this.result = result;
  }
}
/** At least one email has left or is leaving. It rolls back: nothing is taken back. */
class LateError extends Error {}

const UNDONE = 'undone';

const findRecipients = async (
  db: Kysely<Tables>,
  references: readonly string[],
  viewer: Viewer,
): Promise<Recipient[]> => {
  const applications = await db
    .selectFrom('applications')
    .innerJoin('openings', 'openings.id', 'applications.opening_id')
    .select([
      'reference',
      'name',
      'email',
      'job_title',
      'company_name',
      'applications.status',
      'interview_at',
    ])
    .select(['owner_id', 'read_at', 'received_at', 'applications.updated_at'])
    .select(['interview_minutes', 'interview_place', 'invitations'])
    .where('reference', 'in', sqlTexts(db, references))
    .where(isVisibleTo(viewer, 'applications.opening_id'))
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select(['reference', 'name', 'email', 'handled_at', 'received_at', 'updated_at'])
    .where('reference', 'in', sqlTexts(db, references))
    .execute();
  return [
    ...applications.map(({ reference, name, email, job_title, company_name, ...state }): Recipient => ({
      kind: 'application',
      reference,
      name,
      email,
      job: job_title,
      company: company_name,
      state: { reference, ...state },
      handledAt: null,
      updatedAt: state.updated_at ?? state.received_at,
    })),
    ...messages.map(({ reference, name, email, handled_at, received_at, updated_at }): Recipient => ({
      kind: 'message',
      reference,
      name,
      email,
      job: undefined,
      company: undefined,
      state: undefined,
      handledAt: handled_at,
      updatedAt: updated_at ?? received_at,
    })),
  ];
};

/** A reply without a Message-ID is stored with a text of another form. */
const MESSAGE_ID = /^<[^\s<>]+>$/;

/** The Message-ID of the latest email to or from each person, which an answer continues. */
const findLatestMails = async (
  db: Kysely<Tables>,
  references: readonly string[],
): Promise<Map<string, string>> => {
  const sent = await db
    .selectFrom('outbox')
    .select(['subject_reference as reference', 'message_id', 'created_at as at'])
    .where('subject_reference', 'in', sqlTexts(db, references))
    .where('kind', 'in', ['receipt', 'message', 'answer'])
    .orderBy('id')
    .execute();
  const replies = await db
    .selectFrom('replies')
    .select(['reference', 'message_id', 'at'])
    .where('reference', 'in', sqlTexts(db, references))
    .execute();
  const mails = [...sent, ...replies.filter(({ message_id }) => MESSAGE_ID.test(message_id))];
  return new Map(
    mails
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
      .map(({ reference, message_id }) => [reference, message_id]),
  );
};

const answeredMessage = (
  transaction: Kysely<Tables>,
  to: Recipient,
  set: { updated_at: string | null; handled_at?: string | null },
) => transaction.updateTable('messages').set(set).where('reference', '=', to.reference).execute();

/** Emails from recruiters to applicants and to people who sent a message. `undoSeconds`: how long before they leave. */
export const answerQueries = (
  db: Kysely<Tables>,
  { clock, undoSeconds }: { clock: () => Date; undoSeconds: number },
) => ({
  /** The people behind these references whom a user may see. */
  findRecipients: (references: readonly string[], viewer: Viewer) => findRecipients(db, references, viewer),

  /**
   * Queues the emails, records them in the history and changes the stages in one transaction. A repeated request returns
   * the first result and sends nothing.
   */
  send: async (batch: AnswerBatch): Promise<AnswerResult> => {
    const { key, content, mails, change, isHandled, seen, by, isRefused, makeCalendar } = batch;
    const now = clock();
    const at = now.toISOString();
    const keyHash = createHash('sha256').update(`${by.id} ${key}`).digest('hex').slice(0, 24);
    const sendAll = async (transaction: Kysely<Tables>): Promise<AnswerResult> => {
      const userKey = `${by.id}-${key}`;
      const attempt = { call: 'answer', key: userKey, content, outcome: '', at } as const;
      const earlier = await findEarlierOutcome(transaction, attempt);
      if (earlier === UNDONE) return { kind: 'undone' };
      if (earlier !== undefined) return { kind: 'sent', sent: JSON.parse(earlier) as SentAnswers };
      const recipients = await findRecipients(
        transaction,
        mails.map(({ to }) => to.reference),
        by,
      );
      const changed = recipients.filter(({ reference, updatedAt }) => seen[reference] !== updatedAt);
      if (changed.length > 0 || recipients.length < mails.length)
        throw new NotSentError({ kind: 'conflict', changed });
      const ended = recipients.filter(({ state }) => isRefused(state?.status));
      if (ended.length > 0) throw new NotSentError({ kind: 'ended', ended });
      const states = new Map(recipients.map(({ reference, state }) => [reference, state]));
      const before = await findLatestMails(transaction, [...states.keys()]);
      await queueMails(
        transaction,
        mails.map(({ to, subject, body }) => ({
          kind: 'answer',
          subject_reference: to.reference,
          recipient: to.email,
          subject,
          body,
          reply_to: toReplyTo(by.email),
          resume_id: null,
          message_id: makeMessageId(to.reference, 'answer', keyHash),
          in_reply_to: before.get(to.reference) ?? null,
          calendar: makeCalendar?.(to, states.get(to.reference)?.invitations ?? 0, now) ?? null,
        })),
        at,
        undoSeconds,
      );
      for (const { to, subject, body } of mails) {
        const { kind, reference, email } = to;
        const text = [email, subject, body].join('\n');
        await addRecordWords(transaction, { table: `${kind}_words`, reference, place: 'mails', text });
      }
      const sent: SentAnswers = { mails: mails.length, changed: [], undo: [] };
      for (const to of recipients) {
        const { kind, reference, state, handledAt } = to;
        const entry = { at, actor: by.email, subject: `${kind} ${reference}` };
        await recordAudit(transaction, { ...entry, action: `${kind}.answered` });
        let updatedAt = nextChangeTime({ updated_at: to.updatedAt, received_at: at }, now);
        if (state) {
          const invitations = makeCalendar && { invitations: state.invitations + 1 };
          const after = await writeState(transaction, state, {
            change: { ...change, ...invitations },
            actor: by.email,
            now,
            isAnswer: true,
          });
          updatedAt = after.updated_at ?? updatedAt;
          if (change.status !== undefined) sent.changed.push({ before: state, now: after });
        } else {
          const isNew = isHandled && handledAt === null;
          await answeredMessage(transaction, to, {
            updated_at: updatedAt,
            ...(isNew && { handled_at: at }),
          });
          if (isNew) await recordAudit(transaction, { ...entry, action: 'message.handled' });
        }
        const messageId = makeMessageId(reference, 'answer', keyHash);
        const before = { state, handledAt, updated_at: state?.updated_at ?? null };
        sent.undo.push({ kind, reference, messageId, before, updatedAt });
      }
      await transaction
        .updateTable('submissions')
        .set({ outcome: JSON.stringify(sent) })
        .where('call', '=', 'answer')
        .where('key', '=', userKey)
        .execute();
      return { kind: 'sent', sent };
    };
    try {
      return await inTransaction(db, sendAll);
    } catch (error) {
      if (error instanceof NotSentError) return error.result;
      throw error;
    }
  },

  /**
   * Takes back a batch: deletes its queued emails and restores stages and messages, in one transaction. A record that
   * somebody changed since keeps its state. `late` if an email has left or is being sent.
   */
  undo: async (key: string, by: SignedInUser): Promise<UndoResult> => {
    const now = clock();
    const at = now.toISOString();
    const userKey = `${by.id}-${key}`;
    const takeBack = async (transaction: Kysely<Tables>): Promise<UndoResult> => {
      const row = await transaction
        .selectFrom('submissions')
        .select('outcome')
        .where('call', '=', 'answer')
        .where('key', '=', userKey)
        .executeTakeFirst();
      if (!row || row.outcome === '') return { kind: 'unknown' };
      if (row.outcome === UNDONE) return { kind: 'undone', mails: 0, kept: 0 };
      const { undo } = JSON.parse(row.outcome) as SentAnswers;
      let kept = 0;
      for (const { kind, reference, messageId, before, updatedAt } of undo) {
        const deleted = await transaction
          .deleteFrom('outbox')
          .where('message_id', '=', messageId)
          .where('status', '=', 'waiting')
          .where('attempts', '=', 0)
          .returning(['recipient', 'subject', 'body'])
          .executeTakeFirst();
        // The batch is the user's own, even if its opening has been limited since.
        const [to] = await findRecipients(transaction, [reference], { ...by, role: 'admin' });
        // An erased record has no email any more either.
        if (!deleted && to) throw new LateError();
        if (!deleted || !to) continue;
        const text = [deleted.recipient, deleted.subject, deleted.body].join('\n');
        await removeRecordWords(transaction, { table: `${kind}_words`, reference, place: 'mails', text });
        const entry = { at, actor: by.email, subject: `${kind} ${reference}` };
        await recordAudit(transaction, { ...entry, action: `${kind}.answerTakenBack` });
        if (to.updatedAt !== updatedAt) kept += 1;
        else if (to.state && before.state) {
          const { status, interview_at, interview_minutes, interview_place, invitations } = before.state;
          const change = {
            status,
            invitations,
            interviewAt: interview_at,
            interviewMinutes: interview_minutes,
            interviewPlace: interview_place,
          };
          await writeState(transaction, to.state, { change, actor: by.email, now, isAnswer: true });
        } else {
          const updated_at = nextChangeTime({ updated_at: to.updatedAt, received_at: at }, now);
          await answeredMessage(transaction, to, { updated_at, handled_at: before.handledAt });
        }
      }
      await transaction
        .updateTable('submissions')
        .set({ outcome: UNDONE })
        .where('call', '=', 'answer')
        .where('key', '=', userKey)
        .execute();
      return { kind: 'undone', mails: undo.length, kept };
    };
    try {
      return await inTransaction(db, takeBack);
    } catch (error) {
      if (error instanceof LateError) return { kind: 'late' };
      throw error;
    }
  },
});
