import { deletionTexts } from '../../content/deletionTexts.ts';
import { receiptPath } from '../../content/paths.ts';
import { site } from '../../content/site.ts';
import { APPLICATION_FIELDS, applicationFields } from '../../contract/applicationFields.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import { GENERAL_OPENING_ID } from '../../contract/constants.ts';
import { addDays } from '../../lib/addDays.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { formatInstant, formatLongDay } from '../../lib/formatDate.ts';
import { displayFileName } from '../../contract/applicationRules.ts';
import {
  composeNotice,
  toAbsoluteUrl,
  formatFields,
  toBodyText,
  toOneLine,
  toHeaderText,
  mailTexts,
  toReplyTo,
} from '../outbox/mailText.ts';
import { makeMessageId } from '../outbox/queries/queueMails.ts';
import type { OutboxMail } from '../platform/database/outboxMail.ts';
import type { StaffMail } from '../platform/database/repositoryOptions.ts';
import type { StoredApplication } from './queries/selectApplications.ts';

/**
 * Composes the email to staff about an application: only where it is, or all of its fields. If the settings say so, the
 * resume is attached to the latter when it is sent.
 */
export const composeApplication = (
  application: StoredApplication,
  resumeId: number,
  staffMail: StaffMail,
): OutboxMail => {
  const texts = mailTexts.application;
  const { reference, job_title, name } = application;
  const envelope = {
    kind: 'application',
    subject_reference: reference,
    recipient: null,
    message_id: makeMessageId(reference, 'application'),
  } as const;
  const suspect = application.is_suspect ? `${texts.suspect} ` : '';
  const path = `/applications/${reference}`;
  // The staff mailbox has other readers than a limited opening.
  if (application.is_limited === 1) {
    const notice = texts.limitedNotice(reference);
    const subject = `${suspect}${texts.subject}`;
    return { ...envelope, ...composeNotice(notice, { subject, path, ...staffMail }), resume_id: null };
  }
  if (staffMail.content === 'none') {
    const subject = `${suspect}${texts.subject}: ${job_title}`;
    const notice = texts.notice(toOneLine(job_title), reference);
    return { ...envelope, ...composeNotice(notice, { subject, path, ...staffMail }), resume_id: null };
  }
  const entries = APPLICATION_FIELDS.map((field) => {
    const { column, label, input } = applicationFields[field];
    return { label: capitalise(label), text: application[column] || '(none)', isLong: input === 'textarea' };
  });
  const lines = entries.filter(({ isLong }) => !isLong);
  const sections = entries.filter(({ isLong }) => isLong);
  const fields = formatFields([
    ['Reference', reference],
    ['Received', formatInstant(application.received_at)],
    ['Opening', `${application.opening_id} ${job_title}`],
    ['Job role', application.job_role],
    ...lines.map(({ label, text }) => [label, text] as const),
    ['Resume', displayFileName(application.client_name)],
    ['Type', application.file_type],
    ['Size', `${application.file_size} bytes (${formatBytes(application.file_size)})`],
    ['SHA-256', application.sha256],
  ]);
  const repeat = application.is_repeat ? `${texts.repeat}\n` : '';
  const long = sections.map(({ label, text }) => `${label}:\n\n${toBodyText(text)}\n`).join('\n');
  return {
    ...envelope,
    reply_to: toReplyTo(application.email),
    subject: toHeaderText(`${suspect}${texts.subject}: ${job_title} – ${name}`),
    body: `${texts.opening}\n${repeat}${texts.desk}\n\n${fields}\n\n${long}`,
    resume_id: resumeId,
  };
};

/** When a new application is deleted: the rule, because no decision has been made. */
const describeDeletion = ({ retention_days, opening_id, consent_until }: StoredApplication): string[] => {
  const rule = { days: Number(retention_days), isGeneral: opening_id === GENERAL_OPENING_ID };
  const kept = consent_until === null ? [] : [deletionTexts.kept(formatLongDay(consent_until))];
  return [[deletionTexts.ofApplication(rule), ...kept].join(' ')];
};

/**
 * Composes the applicant's receipt. Anybody may have typed the address, so the email contains none of the form's texts
 * and links only to this site. `earlier` is the instant of an earlier application for the same opening.
 */
export const composeReceipt = (application: StoredApplication, earlier?: string): OutboxMail => {
  const texts = mailTexts.receipt;
  const { reference, job_title } = application;
  const fields = formatFields([
    ['Reference', reference],
    ['Job', job_title],
    ['Resume', `${application.file_type.toUpperCase()}, ${formatBytes(application.file_size)}`],
    ['Received', formatInstant(application.received_at)],
  ]);
  const paragraphs = [
    texts.opening,
    fields,
    ...(earlier === undefined ? [] : [texts.earlier(formatLongDay(earlier))]),
    texts.next(formatLongDay(addDays(application.received_at, buildSettings.replyWithinDays))),
    texts.stored,
    ...describeDeletion(application),
    texts.address(toAbsoluteUrl(receiptPath(reference))),
    texts.keepReference,
    texts.wrongRecipient,
  ];
  return {
    kind: 'receipt',
    subject_reference: reference,
    recipient: application.email,
    reply_to: site.careersEmail,
    subject: toHeaderText(`${texts.subject}: ${job_title}`),
    body: `${paragraphs.join('\n\n')}\n`,
    resume_id: null,
    message_id: makeMessageId(reference, 'receipt'),
  };
};
