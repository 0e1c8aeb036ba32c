import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { queueMails, makeMessageId } from '../../outbox/queries/queueMails.ts';
import { toReplyTo } from '../../outbox/mailText.ts';
import { sqlTexts } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
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
  /** The application's job; undefined for a message. */
  job: string | undefined;
  company: string | undefined;
  /** The application's state before the answer; undefined for a message. */
  state: StateRecord | undefined;
}

export interface AnswerBatch {
  /** The idempotency key of the client. */
  key: string;
  /** The content of the request; the same key with other content is refused with 422. */
  content: readonly unknown[];
  mails: readonly { to: Recipient; subject: string; body: string }[];
  change: StateChange;
  isHandled: boolean;
  /** The `updatedAt` that the recruiter saw, by reference. */
  seen: Readonly<Record<string, string>>;
  by: SignedInUser;
}

export interface SentAnswers {
  mails: number;
  changed: { before: StateRecord; now: StateRecord }[];
}
export type AnswerResult = { kind: 'sent'; sent: SentAnswers } | { kind: 'conflict'; current: StateRecord[] };

/** `current` were changed after the recruiter saw them. It rolls back: nothing is sent, and the key stays unused. */
class ConflictError extends Error {
  readonly current: StateRecord[];
  constructor(current: StateRecord[]) {
    super('changed by someone else');
    this.current = current;
  }
}

const findRecipients = async (db: Kysely<Tables>, references: readonly string[]): Promise<Recipient[]> => {
  const applications = await db
    .selectFrom('applications')
    .innerJoin('openings', 'openings.id', 'applications.opening_id')
    .select(['reference', 'name', 'email', 'job_role', 'company_name', 'applications.status', 'interview_at'])
    .select(['owner_id', 'read_at', 'received_at', 'applications.updated_at'])
    .where('reference', 'in', sqlTexts(db, references))
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select(['reference', 'name', 'email'])
    .where('reference', 'in', sqlTexts(db, references))
    .execute();
  return [
    ...applications.map(({ reference, name, email, job_role, company_name, ...state }): Recipient => ({
      ...{ kind: 'application', reference, name, email, job: job_role, company: company_name },
      state: { reference, ...state },
    })),
    ...messages.map(({ reference, name, email }): Recipient => ({
      ...{ kind: 'message', reference, name, email },
      ...{ job: undefined, company: undefined, state: undefined },
    })),
  ];
};

/** Emails from recruiters to applicants and to people who sent a message. */
export const answerQueries = (db: Kysely<Tables>, clock: () => Date) => ({
  findRecipients: (references: readonly string[]) => findRecipients(db, references),

  /**
   * Queues the emails, records them in the history and changes the stages in one transaction. A repeated request returns
   * the first result and sends nothing.
   */
  send: async ({ key, content, mails, change, isHandled, seen, by }: AnswerBatch): Promise<AnswerResult> => {
    const now = clock();
    const at = now.toISOString();
    const keyHash = createHash('sha256').update(`${by.id} ${key}`).digest('hex').slice(0, 24);
    const sendAll = async (transaction: Kysely<Tables>): Promise<SentAnswers> => {
      const userKey = `${by.id}-${key}`;
      const attempt = { call: 'answer', key: userKey, content, outcome: '', at } as const;
      const earlier = await findEarlierOutcome(transaction, attempt);
      if (earlier !== undefined) return JSON.parse(earlier) as SentAnswers;
      const recipients = await findRecipients(
        transaction,
        mails.map(({ to }) => to.reference),
      );
      const sent: SentAnswers = { mails: mails.length, changed: [] };
      const states = recipients.flatMap(({ state }) => state ?? []);
      const conflicts = states.filter((state) => {
        const expected = seen[state.reference];
        return expected !== undefined && expected !== (state.updated_at ?? state.received_at);
      });
      if (conflicts.length > 0 || recipients.length < mails.length) throw new ConflictError(conflicts);
      await queueMails(
        transaction,
        mails.map(({ to, subject, body }) => ({
          ...{ kind: 'answer', subject_reference: to.reference, recipient: to.email, subject, body },
          ...{ reply_to: toReplyTo(by.email), resume_id: null },
          message_id: makeMessageId(to.reference, 'answer', keyHash),
        })),
        at,
      );
      for (const { kind, reference, state } of recipients) {
        const entry = { at, actor: by.email, subject: `${kind} ${reference}` };
        await recordAudit(transaction, { ...entry, action: `${kind}.answered` });
        if (state) {
          const after = await writeState(transaction, state, { change, actor: by.email, now });
          if (change.status !== undefined) sent.changed.push({ before: state, now: after });
        } else if (isHandled) {
          await transaction
            .updateTable('messages')
            .set({ handled_at: at })
            .where('reference', '=', reference)
            .where('handled_at', 'is', null)
            .execute();
          await recordAudit(transaction, { ...entry, action: 'message.handled' });
        }
      }
      await transaction
        .updateTable('submissions')
        .set({ outcome: JSON.stringify(sent) })
        .where('call', '=', 'answer')
        .where('key', '=', userKey)
        .execute();
      return sent;
    };
    try {
      return { kind: 'sent', sent: await inTransaction(db, sendAll) };
    } catch (error) {
      if (error instanceof ConflictError) return { kind: 'conflict', current: error.current };
      throw error;
    }
  },
});
