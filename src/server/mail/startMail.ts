import type { Kysely } from 'kysely';
import { applicationRepository } from '../db/applicationRepository.ts';
import { outboxRepository } from '../db/outboxRepository.ts';
import type { Tables } from '../db/tables.ts';
import type { MailSettings } from '../mailSettings.ts';
import type { Clock } from './clock.ts';
import type { MailLog } from './deliver.ts';
import { startOutbox, type RunningOutbox } from './startOutbox.ts';
import { makeTransport } from './transport.ts';

interface MailParts {
  settings: MailSettings;
  db: Kysely<Tables>;
  log: MailLog;
  clock: Clock;
}

/** Starts the sending of mail; without a mail server in the settings mail waits (docs/requirements.md, MAIL-6). */
export const startMail = ({ settings, db, log, clock }: MailParts): RunningOutbox => {
  if (settings.smtpUrl === '') return { wake: () => undefined, close: async () => undefined };
  return startOutbox({
    outbox: outboxRepository(db, clock.now),
    transport: makeTransport(settings, applicationRepository(db)),
    clock,
    log,
  });
};
