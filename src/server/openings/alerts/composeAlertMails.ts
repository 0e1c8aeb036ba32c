import { alertMailTexts as texts } from '../../../content/alertTexts.ts';
import { alertPath, openingPath, paths } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { formatLongDay } from '../../../lib/formatDate.ts';
import { toAbsoluteUrl, toHeaderText, toOneLine } from '../../outbox/mailText.ts';
import { makeMessageId } from '../../outbox/queries/queueMails.ts';
import type { OutboxMail } from '../../platform/database/outboxMail.ts';
import type { StoredAlert } from '../../platform/database/tables.ts';
import type { Opening } from '../queries/toOpening.ts';

type LinkedAlert = Pick<StoredAlert, 'reference' | 'token' | 'email'>;
type MailedAlert = LinkedAlert & Pick<StoredAlert, 'list_query' | 'delete_after'>;

/** Maximum number of openings in one email. */
export const MAX_OPENINGS = 20;

const toAlertUrl = ({ reference, token }: LinkedAlert): string =>
  toAbsoluteUrl(`${alertPath(reference)}?token=${token}`);

/** Composes the email with the link that confirms an alert. It contains nothing that a visitor typed. */
export const composeAlertLink = (alert: LinkedAlert, suffix: string): OutboxMail => ({
  kind: 'alertLink',
  subject_reference: alert.reference,
  recipient: alert.email,
  reply_to: site.careersEmail,
  subject: toHeaderText(texts.confirmSubject),
  body: `${[texts.confirmOpening, texts.confirm(toAlertUrl(alert)), texts.confirmOtherwise].join('\n\n')}\n`,
  resume_id: null,
  message_id: makeMessageId(alert.reference, 'alertLink', suffix),
  unsubscribe: toAlertUrl(alert),
});

const formatOpening = ({ id, job_title, location }: Opening): string =>
  `- ${toOneLine(job_title)}, ${toOneLine(location)}\n  ${toAbsoluteUrl(openingPath(id))}`;

/** Formats a link to the list with the alert's filters, and one that ends the alert. */
const formatLinks = (alert: MailedAlert): string =>
  [
    texts.list(
      toAbsoluteUrl(alert.list_query === '' ? paths.careers : `${paths.careers}?${alert.list_query}`),
    ),
    texts.end(toAlertUrl(alert)),
    texts.until(formatLongDay(alert.delete_after)),
  ].join('\n');

/**
 * Composes the email about new openings for all alerts of one email address. `openings` are those that it shows, `count`
 * is the number of all.
 */
export const composeAlert = (
  alerts: readonly [MailedAlert, ...MailedAlert[]],
  { openings, count, suffix }: { openings: readonly Opening[]; count: number; suffix: string },
): OutboxMail => {
  const [first] = alerts;
  const rows = openings.map(formatOpening);
  const moreCount = count - rows.length;
  const paragraphs = [
    texts.opening(count),
    rows.join('\n'),
    ...(moreCount > 0 ? [texts.more(moreCount)] : []),
    ...alerts.map(formatLinks),
  ];
  return {
    kind: 'alert',
    subject_reference: first.reference,
    recipient: first.email,
    reply_to: site.careersEmail,
    subject: toHeaderText(texts.subject(count, openings[0]?.job_title ?? '')),
    body: `${paragraphs.join('\n\n')}\n`,
    resume_id: null,
    message_id: makeMessageId(first.reference, 'alert', suffix),
    unsubscribe: toAlertUrl(first),
  };
};
