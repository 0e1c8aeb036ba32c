import { withdrawPath } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { absoluteUrl, bodyFields, headerText } from '../../outbox/mailText.ts';
import { mailTexts } from '../../outbox/mailTexts.ts';
import { when } from '../../platform/clock/when.ts';
import { messageIdOf, type OutboxMail } from '../../platform/database/outboxMail.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';

const texts = mailTexts.withdrawal;

/**
 * The mail with the link that confirms a withdrawal (docs/requirements.md, PRIV-8). `part` is random and no part of the
 * secret: there may be several such mails.
 */
export const composeWithdrawal = (
  { reference, job_title, received_at, email }: StoredApplication,
  { token, part }: { token: string; part: string },
): OutboxMail => {
  const fields = bodyFields([
    ['Reference', reference],
    ['Job', job_title],
    ['Received', when(received_at)],
  ]);
  const link = absoluteUrl(`${withdrawPath(reference)}?token=${token}`);
  const paragraphs = [texts.opening, fields, texts.confirm(link), texts.holds, texts.otherwise];
  return {
    kind: 'withdrawal',
    subject_reference: reference,
    recipient: email,
    reply_to: site.careersEmail,
    subject: headerText(texts.subject),
    body: `${paragraphs.join('\n\n')}\n`,
    resume_id: null,
    message_id: messageIdOf(reference, 'withdrawal', part),
  };
};
