import { formatInstant } from '../../lib/formatDate.ts';
import {
  composeNotice,
  formatFields,
  toBodyText,
  toHeaderText,
  mailTexts,
  toReplyTo,
} from '../outbox/mailText.ts';
import { makeMessageId } from '../outbox/queries/queueMails.ts';
import type { OutboxMail } from '../platform/database/outboxMail.ts';
import type { StaffMail } from '../platform/database/repositoryOptions.ts';
import type { StoredMessage } from '../platform/database/tables.ts';

/** Composes the email to staff about a message: only where it is, or all of it with the sender's text at the end. */
export const composeMessage = (message: StoredMessage, staffMail: StaffMail): OutboxMail => {
  const texts = mailTexts[message.form];
  const envelope = {
    kind: 'message',
    subject_reference: message.reference,
    recipient: null,
    resume_id: null,
    message_id: makeMessageId(message.reference, 'message'),
  } as const;
  if (staffMail.content === 'none') {
    const path = `/messages/${message.reference}`;
    return { ...envelope, ...composeNotice(texts.notice, { subject: texts.subject, path, ...staffMail }) };
  }
  const choice: [string, string][] = message.form === 'enquiry' ? [['Looking for', message.enquiry]] : [];
  const fields = formatFields([
    ['Reference', message.reference],
    ['Received', formatInstant(message.received_at)],
    ['Name', message.name],
    ['Email', message.email],
    ['Phone', message.phone],
    ['Subject', message.subject],
    ...choice,
  ]);
  const text = toBodyText(message.message) || texts.noText;
  return {
    ...envelope,
    reply_to: toReplyTo(message.email),
    subject: toHeaderText(`${texts.subject}: ${message.subject}`),
    body: `${texts.opening}\n\n${fields}\n\n${texts.textTitle}\n\n${text}\n`,
  };
};
