import { withdrawPath } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { formatInstant } from '../../../lib/formatDate.ts';
import { toAbsoluteUrl, formatFields, toHeaderText, mailTexts } from '../../outbox/mailText.ts';
import { makeMessageId } from '../../outbox/queries/queueMails.ts';
import type { OutboxMail } from '../../platform/database/outboxMail.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';

const texts = mailTexts.withdrawal;

/** Composes the email with the withdrawal link. `suffix` makes its Message-ID unique. */
export const composeWithdrawal = (
  { reference, job_title, received_at, email }: StoredApplication,
  { token, suffix }: { token: string; suffix: string },
): OutboxMail => {
  const fields = formatFields([
    ['Reference', reference],
    ['Job', job_title],
    ['Received', formatInstant(received_at)],
  ]);
  const link = toAbsoluteUrl(`${withdrawPath(reference)}?token=${token}`);
  const paragraphs = [texts.opening, fields, texts.confirm(link), texts.validFor, texts.otherwise];
  return {
    kind: 'withdrawal',
    subject_reference: reference,
    recipient: email,
    reply_to: site.careersEmail,
    subject: toHeaderText(texts.subject),
    body: `${paragraphs.join('\n\n')}\n`,
    resume_id: null,
    message_id: makeMessageId(reference, 'withdrawal', suffix),
  };
};

const { withdrawn, withdrawnNotice } = mailTexts;

/** The job title on one line. */
const jobTitle = ({ job_title }: StoredApplication): string => toHeaderText(job_title);

/** Composes the last email to the applicant, after the deletion. */
export const composeWithdrawn = (application: StoredApplication): OutboxMail => ({
  kind: 'withdrawn',
  subject_reference: application.reference,
  recipient: application.email,
  reply_to: site.careersEmail,
  subject: toHeaderText(withdrawn.subject),
  body: `${withdrawn.opening(application.reference, jobTitle(application))}\n\n${withdrawn.lastEmail}\n`,
  resume_id: null,
  message_id: makeMessageId(application.reference, 'withdrawn'),
});

/** A limited opening is not named, because the staff mailbox has other readers. */
const describeWithdrawn = (application: StoredApplication): Pick<OutboxMail, 'subject' | 'body'> => {
  const { reference, job_title, is_limited } = application;
  const subject = `${withdrawnNotice.subject}: ${reference}`;
  const opening = is_limited
    ? withdrawnNotice.limitedOpening(reference)
    : withdrawnNotice.opening(reference, jobTitle(application));
  return {
    subject: toHeaderText(is_limited ? subject : `${subject} – ${job_title}`),
    body: `${opening}\n\n${withdrawnNotice.delete}\n`,
  };
};

/** Composes the email to staff, without personal data of the applicant. */
export const composeWithdrawnNotice = (application: StoredApplication): OutboxMail => ({
  kind: 'withdrawnNotice',
  subject_reference: application.reference,
  recipient: null,
  reply_to: null,
  ...describeWithdrawn(application),
  resume_id: null,
  message_id: makeMessageId(application.reference, 'withdrawnNotice'),
});
