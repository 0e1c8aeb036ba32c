import { site } from '../../content/site.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { withoutTimestamp } from '../../lib/timestampedName.ts';
import type { StoredApplication } from '../db/selectApplications.ts';
import { when } from '../when.ts';
import { bodyFields } from './bodyText.ts';
import { headerText } from './headerText.ts';
import { mailTexts } from './mailTexts.ts';
import { messageIdOf, type OutboxMail } from './outboxMail.ts';

const texts = mailTexts.receipt;

/**
 * The applicant's receipt. Anybody may have typed the address, so it carries nothing they wrote but the name of the
 * file (docs/requirements.md, MAIL-7).
 */
export const composeReceipt = (application: StoredApplication): OutboxMail => {
  const { reference, job_title } = application;
  const fields = bodyFields([
    ['Reference', reference],
    ['Job', job_title],
    ['Resume', `${withoutTimestamp(application.client_name)} (${formatBytes(application.file_size)})`],
    ['Received', when(application.received_at)],
  ]);
  return {
    kind: 'receipt',
    subject_reference: reference,
    recipient: application.email,
    reply_to: site.careersEmail,
    subject: headerText(`${texts.subject}: ${job_title}`),
    body: `${[texts.opening, fields, texts.stored, texts.keep, texts.stranger].join('\n\n')}\n`,
    resume_id: null,
    message_id: messageIdOf(reference, 'receipt'),
  };
};
