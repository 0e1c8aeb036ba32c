import { when } from '../../platform/clock/when.ts';
import type { QueuedMail } from '../../platform/database/tables.ts';

/** Who gets a mail, as a list shows it: staff's own address stands in the settings and not in the outbox. */
export const recipientOf = ({ recipient }: QueuedMail): string => recipient ?? 'staff';

/** When a mail is tried next; a promise only where there is a server to send it to. */
export const nextTryOf = ({ status, next_try_at }: QueuedMail, hasMail: boolean): string => {
  if (status !== 'waiting') return '';
  return hasMail ? when(next_try_at) : 'when mail is set up';
};

/** The state of a mail in a few words: `waiting: tried 3 times, next try 2026-11-20 10:35 UTC, last error …`. */
export const stateOf = (mail: QueuedMail, hasMail: boolean): string => {
  const { status, attempts, sent_at, last_error } = mail;
  if (status === 'sent') return `sent ${sent_at === null ? '' : when(sent_at)}`.trim();
  const tries = `tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
  const next = status === 'waiting' ? `, next try ${nextTryOf(mail, hasMail)}` : '';
  return `${status}: ${tries}${next}${last_error === null ? '' : `, last error ${last_error}`}`;
};
