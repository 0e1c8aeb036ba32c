import { paths } from '../../content/paths.ts';
import { privacyFacts } from '../../content/privacyFacts.ts';
import { yourDataMailTexts as texts } from '../../content/yourDataTexts.ts';
import { formatLongDay } from '../../lib/formatDate.ts';
import { mailTexts, toAbsoluteUrl, toHeaderText } from '../outbox/mailText.ts';
import { makeMessageId } from '../outbox/queries/queueMails.ts';
import type { MailKind, OutboxMail } from '../platform/database/outboxMail.ts';

interface LinkMail {
  kind: Extract<MailKind, 'dataLink' | 'addressLink'>;
  reference: string;
  recipient: string;
  token: string;
}

/** Composes the email with a link to a person's own data, or with the link that confirms a corrected address. */
export const composeDataLink = ({ kind, reference, recipient, token }: LinkMail): OutboxMail => {
  const url = toAbsoluteUrl(`${paths.yourData}?token=${token}`);
  const [subject, ...paragraphs] =
    kind === 'dataLink'
      ? [texts.subject, texts.opening, texts.link(url), texts.validFor, texts.otherwise]
      : [texts.addressSubject, texts.addressOpening, texts.addressLink(url), texts.validFor];
  return {
    kind,
    subject_reference: reference,
    recipient,
    reply_to: privacyFacts.controller.email,
    subject: toHeaderText(subject),
    body: `${paragraphs.join('\n\n')}\n`,
    resume_id: null,
    message_id: makeMessageId(reference, kind),
  };
};

interface EndingConsent {
  reference: string;
  email: string;
  jobTitle: string;
  /** ISO 8601 instant. */
  until: string;
}

/** Composes the email that asks an applicant to renew the consent to longer storage. */
export const composeConsentMail = ({ reference, email, jobTitle, until }: EndingConsent): OutboxMail => {
  const paragraphs = [
    texts.consentOpening(toHeaderText(jobTitle), formatLongDay(until)),
    texts.consentRenew(toAbsoluteUrl(paths.yourData)),
    texts.consentOtherwise,
  ];
  return {
    kind: 'consentEnding',
    subject_reference: reference,
    recipient: email,
    reply_to: privacyFacts.controller.email,
    subject: toHeaderText(texts.consentSubject),
    body: `${paragraphs.join('\n\n')}\n`,
    resume_id: null,
    message_id: makeMessageId(reference, 'consentEnding', until.slice(0, 10)),
  };
};

const notice = mailTexts.erasedNotice;
/** What follows the references in the email; `addToErasedNotice` puts further ones before it. */
export const ERASED_NOTICE_END = `\n\n${notice.delete}\n`;

/** Composes the email that asks staff to delete what they were sent about erased records. */
export const composeErasedNotice = (
  kind: 'erasedApplication' | 'erasedMessage',
  reference: string,
): OutboxMail => ({
  kind,
  subject_reference: reference,
  recipient: null,
  reply_to: null,
  subject: notice.subject,
  body: `${notice.opening(kind === 'erasedApplication' ? 'an application' : 'a message')}\n\n${reference}${ERASED_NOTICE_END}`,
  resume_id: null,
  message_id: makeMessageId(reference, kind),
});
