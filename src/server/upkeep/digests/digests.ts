import { site } from '../../../content/site.ts';
import { bodyText } from '../../outbox/bodyText.ts';
import { headerText } from '../../outbox/headerText.ts';
import { messageIdOf, type MailKind, type OutboxMail } from '../../platform/database/outboxMail.ts';
import type { OpeningCount } from './digestFacts.ts';

interface Digest {
  /** `daily-2026-11-20`: one a day or week, so that it is queued once. */
  reference: string;
  kind: Extract<MailKind, 'digest' | 'message'>;
  subject: string;
  paragraphs: readonly string[];
}

const toMail = ({ reference, kind, subject, paragraphs }: Digest): OutboxMail => ({
  kind,
  subject_reference: reference,
  recipient: null,
  reply_to: null,
  subject: headerText(`${site.name}: ${subject}`),
  body: `${bodyText(paragraphs.join('\n\n'))}\n`,
  resume_id: null,
  message_id: messageIdOf(reference, kind),
});

const countOf = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const totalOf = (counts: readonly OpeningCount[]): number =>
  counts.reduce((sum, { applications }) => sum + applications, 0);

const rows = (counts: readonly OpeningCount[]): string =>
  counts.map(({ id, job_title, applications }) => `  ${applications}  for ${id} ${job_title}`).join('\n');

const LIST_UNREAD = 'To see them: ./staff applications list --unread';

/** What came in since the last daily digest. It names nobody: whoever may know looks with the staff commands. */
export const composeDailyDigest = (reference: string, counts: readonly OpeningCount[]): OutboxMail => {
  const subject = countOf(totalOf(counts), 'new application');
  return toMail({
    reference,
    kind: 'digest',
    subject,
    paragraphs: [`${subject}:`, rows(counts), LIST_UNREAD],
  });
};

/** The same of the contact forms, for whoever reads messages. */
export const composeMessageDigest = (reference: string, messages: number): OutboxMail => {
  const subject = countOf(messages, 'new message');
  const paragraphs = [`${subject} of the contact forms.`, 'To see them: ./staff messages list'];
  return toMail({ reference, kind: 'message', subject, paragraphs });
};

export interface WeeklyFacts {
  unread: readonly OpeningCount[];
  closing: readonly { id: number; job_title: string; closing_date: string | null }[];
}

/** What waits at the beginning of a week; undefined when nothing does. */
export const composeWeeklyDigest = (
  reference: string,
  { unread, closing }: WeeklyFacts,
): OutboxMail | undefined => {
  const parts = [
    ...(unread.length > 0 ? [countOf(totalOf(unread), 'unread application')] : []),
    ...(closing.length > 0 ? [`${countOf(closing.length, 'opening')} about to close`] : []),
  ];
  if (parts.length === 0) return undefined;
  const unreadPart =
    unread.length > 0 ? ['Applications that nobody has opened:', rows(unread), LIST_UNREAD] : [];
  const days = closing.map(
    ({ id, job_title, closing_date }) => `  ${closing_date ?? ''}  ${id} ${job_title}`,
  );
  const closingPart =
    closing.length > 0
      ? [
          'Openings whose last day is near:',
          days.join('\n'),
          'To give one more time: ./staff openings edit ID',
        ]
      : [];
  const subject = parts.join(', ');
  return toMail({ reference, kind: 'digest', subject, paragraphs: [...unreadPart, ...closingPart] });
};
