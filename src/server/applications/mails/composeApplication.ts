import { capitalise } from '../../../lib/capitalise.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { withoutTimestamp } from '../../../lib/timestampedName.ts';
import { bodyFields, bodyText, headerText, replyToOf } from '../../outbox/mailText.ts';
import { mailTexts } from '../../outbox/mailTexts.ts';
import { when } from '../../platform/clock/when.ts';
import { messageIdOf, type OutboxMail } from '../../platform/database/outboxMail.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { typedTexts } from '../typedTexts.ts';

const texts = mailTexts.application;

/**
 * The mail that tells staff of an application, every field in it; the resume is attached when it leaves, where the
 * settings say so (docs/requirements.md, MAIL-7).
 */
export const composeApplication = (application: StoredApplication, resumeId: number): OutboxMail => {
  const { reference, job_title, name } = application;
  const typed = typedTexts(application);
  const fields = bodyFields([
    ['Reference', reference],
    ['Received', when(application.received_at)],
    ['Opening', `${application.opening_id} ${job_title}`],
    ['Job role', application.job_role],
    ...typed.lines.map(([label, text]) => [capitalise(label), text] as const),
    ['Resume', withoutTimestamp(application.client_name)],
    ['Type', application.file_type],
    ['Size', `${application.file_size} bytes (${formatBytes(application.file_size)})`],
    ['SHA-256', application.sha256],
  ]);
  const suspect = application.is_suspect ? `${texts.suspect} ` : '';
  const repeat = application.is_repeat ? `${texts.repeat}\n` : '';
  const sections = typed.sections.map(([title, text]) => `${capitalise(title)}:\n\n${bodyText(text)}\n`);
  return {
    kind: 'application',
    subject_reference: reference,
    recipient: null,
    reply_to: replyToOf(application.email),
    subject: headerText(`${suspect}${texts.subject}: ${job_title} – ${name}`),
    body: `${texts.opening}\n${repeat}${texts.command(reference)}\n\n${fields}\n\n${sections.join('\n')}`,
    resume_id: resumeId,
    message_id: messageIdOf(reference, 'application'),
  };
};
