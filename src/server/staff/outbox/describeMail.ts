import type { QueuedMail } from '../../db/tables.ts';
import { when } from '../../when.ts';

/** Who gets a mail, as a list shows it: staff's own address stands in the settings and not in the outbox. */
export const recipientOf = ({ recipient }: QueuedMail): string => recipient ?? 'staff';

/** The state of a mail in a few words: `waiting: tried 3 times, next try 2026-11-20 10:35 UTC, last error …`. */
export const stateOf = ({ status, attempts, next_try_at, sent_at, last_error }: QueuedMail): string => {
  if (status === 'sent') return `sent ${sent_at === null ? '' : when(sent_at)}`.trim();
  const tries = `tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
  const next = status === 'waiting' ? `, next try ${when(next_try_at)}` : '';
  return `${status}: ${tries}${next}${last_error === null ? '' : `, last error ${last_error}`}`;
};
