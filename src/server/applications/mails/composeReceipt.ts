import { receiptPath } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { absoluteUrl, bodyFields, headerText } from '../../outbox/mailText.ts';
import { mailTexts } from '../../outbox/mailTexts.ts';
import { day, when } from '../../platform/clock/when.ts';
import { messageIdOf, type OutboxMail } from '../../platform/database/outboxMail.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';

const texts = mailTexts.receipt;

/**
 * The applicant's receipt. Anybody may have typed the address, so it carries nothing of what they wrote and no link
 * but to ourselves (docs/requirements.md, MAIL-7, MAIL-12). `earlier` is the instant of an earlier application for the same opening, which
 * only the owner of the address may learn of (ONCE-5).
 */
export const composeReceipt = (application: StoredApplication, earlier?: string): OutboxMail => {
  const { reference, job_title } = application;
  const fields = bodyFields([
    ['Reference', reference],
    ['Job', job_title],
    ['Resume', `${application.file_type.toUpperCase()}, ${formatBytes(application.file_size)}`],
    ['Received', when(application.received_at)],
  ]);
  const paragraphs = [
    texts.opening,
    fields,
    ...(earlier === undefined ? [] : [texts.earlier(day(earlier))]),
    texts.stored,
    texts.ends(day(application.delete_after)),
    texts.address(absoluteUrl(receiptPath(reference))),
    texts.keep,
    texts.stranger,
  ];
  return {
    kind: 'receipt',
    subject_reference: reference,
    recipient: application.email,
    reply_to: site.careersEmail,
    subject: headerText(`${texts.subject}: ${job_title}`),
    body: `${paragraphs.join('\n\n')}\n`,
    resume_id: null,
    message_id: messageIdOf(reference, 'receipt'),
  };
};
