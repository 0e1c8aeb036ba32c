import { alertMailTexts as texts } from '../../../content/alertTexts.ts';
import { alertPath, openingPath, paths } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { day } from '../../../lib/instants.ts';
import { absoluteUrl, bodyText, headerText } from '../../outbox/mailText.ts';
import { messageIdOf } from '../../outbox/queries/queueMails.ts';
import type { OutboxMail } from '../../platform/database/outboxMail.ts';
import type { StoredAlert } from '../../platform/database/tables.ts';
import type { Opening } from '../queries/toOpening.ts';

type Linked = Pick<StoredAlert, 'reference' | 'token' | 'email'>;
type Told = Linked & Pick<StoredAlert, 'list_query' | 'delete_after'>;

/** More than these are not read in a mail. */
const MOST = 20;

const linkOf = ({ reference, token }: Linked): string =>
  absoluteUrl(`${alertPath(reference)}?token=${token}`);

const oneLine = (text: string): string => bodyText(text).replace(/\s+/g, ' ').trim();

/** The mail by which an address is confirmed. Anybody may have typed it: nothing of theirs stands in it (ALERT-2). */
export const composeAlertLink = (alert: Linked, part: string): OutboxMail => ({
  kind: 'alertLink',
  subject_reference: alert.reference,
  recipient: alert.email,
  reply_to: site.careersEmail,
  subject: headerText(texts.confirmSubject),
  body: `${[texts.confirmOpening, texts.confirm(linkOf(alert)), texts.confirmOtherwise].join('\n\n')}\n`,
  resume_id: null,
  message_id: messageIdOf(alert.reference, 'alertLink', part),
  unsubscribe: linkOf(alert),
});

const rowOf = ({ id, job_title, location }: Opening): string =>
  `- ${oneLine(job_title)}, ${oneLine(location)}\n  ${absoluteUrl(openingPath(id))}`;

/** The list as an alert asks for it, and the way to end it. */
const waysOf = (alert: Told): string =>
  [
    texts.list(absoluteUrl(alert.list_query === '' ? paths.careers : `${paths.careers}?${alert.list_query}`)),
    texts.end(linkOf(alert)),
    texts.until(day(alert.delete_after)),
  ].join('\n');

/** What is new for all alerts of one address, in one mail. */
export const composeAlert = (
  alerts: readonly [Told, ...Told[]],
  { openings, part }: { openings: readonly Opening[]; part: string },
): OutboxMail => {
  const [first] = alerts;
  const rows = openings.slice(0, MOST).map(rowOf);
  const rest = openings.length - rows.length;
  const paragraphs = [
    texts.opening(openings.length),
    rows.join('\n'),
    ...(rest > 0 ? [texts.more(rest)] : []),
    ...alerts.map(waysOf),
  ];
  return {
    kind: 'alert',
    subject_reference: first.reference,
    recipient: first.email,
    reply_to: site.careersEmail,
    subject: headerText(texts.subject(openings.length, openings[0]?.job_title ?? '')),
    body: `${paragraphs.join('\n\n')}\n`,
    resume_id: null,
    message_id: messageIdOf(first.reference, 'alert', part),
    unsubscribe: linkOf(first),
  };
};
