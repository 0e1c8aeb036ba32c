import { paths } from '../../content/paths.ts';
import { privacyFacts } from '../../content/privacyFacts.ts';
import { yourDataMailTexts as texts } from '../../content/yourDataTexts.ts';
import { toAbsoluteUrl, toHeaderText } from '../outbox/mailText.ts';
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
