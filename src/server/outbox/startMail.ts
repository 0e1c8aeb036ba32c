import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { MailSettings } from '../platform/settings/mailSettings.ts';
import type { MailLog } from './deliver.ts';
import { outboxRepository } from './queries/outboxRepository.ts';
import { startOutbox, type RunningOutbox } from './startOutbox.ts';
import { makeTransport, type TransportParts } from './transport.ts';

interface MailParts extends Pick<TransportParts, 'attachment'> {
  settings: MailSettings;
  db: Kysely<Tables>;
  log: MailLog;
  clock: Clock;
}

/** Starts the sending of mail; without a mail server in the settings mail waits (docs/requirements.md, MAIL-6). */
export const startMail = ({ settings, db, log, clock, attachment }: MailParts): RunningOutbox => {
  if (settings.smtpUrl === '') return { wake: () => undefined, close: async () => undefined };
  return startOutbox({
    outbox: outboxRepository(db, clock.now),
    transport: makeTransport(settings, { attachment }),
    clock,
    log,
  });
};
