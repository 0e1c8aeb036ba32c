import type { Kysely } from 'kysely';
import { queueMails } from '../outbox/queries/queueMails.ts';
import type { Tables } from '../platform/database/tables.ts';
import { recordAudit } from '../platform/records/recordAudit.ts';
import { earlierOutcome } from '../platform/submissions/submissions.ts';
import { composeMessage } from './mails/composeMessage.ts';
import { insertMessage } from './queries/insertMessage.ts';
import type { NewMessage } from './queries/newMessage.ts';

/** What a message is stored with beside its own texts. */
interface Storing {
  reference: string;
  /** ISO 8601 instants. */
  at: string;
  deleteAfter: string;
}

const messageContent = ({ form, name, email, phone, subject, enquiry, message }: Omit<NewMessage, 'key'>) => [
  form,
  name,
  email,
  phone,
  subject,
  enquiry,
  message,
];

/**
 * Stores a message with all that belongs to it; call it inside a transaction of its own or in a savepoint. Gives the
 * reference, also that of an earlier attempt (MAIL-4, ONCE-2, ONCE-3).
 */
export const storeMessage = async (
  transaction: Kysely<Tables>,
  { key, ...message }: NewMessage,
  { reference, at, deleteAfter }: Storing,
): Promise<string> => {
  const content = messageContent(message);
  const attempt = { call: 'message', key, content, outcome: reference, at } as const;
  const earlier = await earlierOutcome(transaction, attempt);
  if (earlier !== undefined) return earlier;
  const stored = await insertMessage(transaction, message, { reference, at, deleteAfter });
  await queueMails(transaction, [composeMessage(stored)], at);
  const subject = `message ${reference}`;
  await recordAudit(transaction, { at, actor: 'visitor', action: 'message.received', subject });
  return reference;
};
