import type { Kysely } from 'kysely';
import { hasUnstorableCharacter, sqlTexts } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { nextChangeTime } from '../../platform/records/changeTime.ts';
import { addRecordWords } from '../../platform/records/recordWords.ts';
import { toOneLine } from '../mailText.ts';
import type { Letter } from './readMailbox.ts';

/** The record that an email belongs to. */
interface Answered {
  kind: 'application' | 'message';
  reference: string;
}

const REFERENCE_TAG = /\+([0-9A-Z]{5}(?:-[0-9A-Z]{5}){3})@/i;
/** A conversation has a few Message-IDs; more are of no use. */
const MAX_ANSWERS = 50;

const findByMessageIds = async (db: Kysely<Tables>, ids: readonly string[]): Promise<string | undefined> => {
  if (ids.length === 0) return undefined;
  const mail = await db
    .selectFrom('outbox')
    .select('subject_reference')
    .where('message_id', 'in', sqlTexts(db, ids.slice(-MAX_ANSWERS)))
    // Not an email to staff: whoever answers that one writes to the applicant, or to a colleague.
    .where('recipient', 'is not', null)
    .executeTakeFirst();
  return mail?.subject_reference;
};

/** The application or message that an email answers, by the tag of its address or by References; undefined: none. */
export const findAnswered = async (
  db: Kysely<Tables>,
  { recipients, answers }: Pick<Letter, 'recipients' | 'answers'>,
): Promise<Answered | undefined> => {
  const tags = recipients.flatMap((address) => REFERENCE_TAG.exec(address)?.[1]?.toUpperCase() ?? []);
  const reference = tags[0] ?? (await findByMessageIds(db, answers));
  if (reference === undefined) return undefined;
  for (const kind of ['application', 'message'] as const) {
    const row = await db
      .selectFrom(`${kind}s`)
      .select('reference')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (row) return { kind, reference };
  }
  return undefined;
};

const toStorable = (text: string): string =>
  hasUnstorableCharacter(text) ? text.replace(/[\0\p{Surrogate}]/gu, '') : text;

const MAX_LINE = 300;
const toLine = (text: string): string => toOneLine(toStorable(text)).slice(0, MAX_LINE);

interface NewReply extends Answered {
  letter: Letter;
  body: string | null;
  now: Date;
}

/**
 * Stores a reply, and marks its record as unread, in one transaction. Returns whether it is new: the same email is
 * stored once, however often it is read.
 */
export const storeReply = (
  db: Kysely<Tables>,
  { kind, reference, letter, body, now }: NewReply,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const before = await transaction
      .selectFrom(`${kind}s`)
      .select(['received_at', 'updated_at'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    // Erased in the meantime.
    if (!before) return false;
    const sender = toLine(letter.sender);
    const subject = toLine(letter.subject);
    const text = body === null ? null : toStorable(body);
    const inserted = await transaction
      .insertInto('replies')
      .values({
        reference,
        // Some programs send none.
        message_id: toLine(letter.messageId) || `${letter.at} ${sender} ${letter.uid}`,
        at: letter.at,
        sender,
        subject,
        body: text,
        attachments: letter.attachments,
      })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return false;
    await transaction
      .updateTable(`${kind}s`)
      // The new time stops an email of somebody who has not seen the reply.
      .set({ read_at: null, updated_at: nextChangeTime(before, now) })
      .where('reference', '=', reference)
      .execute();
    const words = [sender, subject, text ?? ''].join('\n');
    await addRecordWords(transaction, { table: `${kind}_words`, reference, place: 'mails', text: words });
    await recordAudit(transaction, {
      at: now.toISOString(),
      actor: kind === 'application' ? 'applicant' : 'visitor',
      action: `${kind}.replied`,
      subject: `${kind} ${reference}`,
    });
    return true;
  });
