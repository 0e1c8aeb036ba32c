import type { Kysely } from 'kysely';
import { once } from 'node:events';
import { describeFailure } from '../platform/database/storageFailure.ts';
import type { Tables } from '../platform/database/tables.ts';
import { failureCode, failureLine } from '../platform/process/failure.ts';
import type { Clock, TaskLog } from '../platform/process/repeat.ts';
import type { ImapSettings } from '../platform/settings/imapSettings.ts';
import type { MailSettings } from '../platform/settings/mailSettings.ts';
import { type ClaimedMail, type OutboxRepository, outboxRepository } from './queries/outboxRepository.ts';
import { type MailTransport, makeTransport, type TransportOptions, UndeliverableError } from './transport.ts';

export interface RunningOutbox {
  /** Sends newly queued emails now instead of at the next poll. */
  wake: () => void;
  /** Claims no further emails, and waits at most ten seconds for those that are being sent. */
  close: () => Promise<void>;
}

/** Time between two polls: other processes queue emails, and retries become due. */
const POLL_MS = 5000;
const CLOSE_TIMEOUT_MS = 10_000;
/** Several at once, so that one slow delivery does not delay the others. */
const MAX_IN_FLIGHT = 4;

/**
 * Sends the emails that are due, the oldest first and a few at a time, and polls for more. A failure is recorded and
 * retried; nothing ends the process or keeps it alive. An email is sent again under the same Message-ID if the mail
 * server's response was lost.
 */
export const startOutbox = (dependencies: OutboxDependencies): RunningOutbox => {
  const { outbox, clock, log } = dependencies;
  const inFlight = new Map<number, Promise<void>>();
  let isClosing = false;
  let isPollRequested = false;
  let polling: Promise<void> | undefined;
  let cancelPoll: () => void = () => undefined;

  const logFailure = (error: unknown): void => log.error(describeFailure(error), 'outbox not available');

  const startDelivery = (mail: ClaimedMail): void => {
    const delivery = deliver(mail, dependencies)
      .catch(logFailure)
      .finally(() => {
        inFlight.delete(mail.id);
        poll();
      });
    inFlight.set(mail.id, delivery);
  };

  const sendDue = async (): Promise<void> => {
    while (!isClosing && inFlight.size < MAX_IN_FLIGHT) {
      const mail = await outbox.claimDue([...inFlight.keys()]);
      if (!mail) return;
      startDelivery(mail);
    }
  };

  const poll = (): void => {
    isPollRequested = polling !== undefined;
    if (isClosing || polling) return;
    cancelPoll();
    polling = sendDue()
      .catch(logFailure)
      .finally(() => {
        polling = undefined;
        if (isPollRequested) poll();
        else if (!isClosing) cancelPoll = clock.after(POLL_MS, poll);
      });
  };

  poll();
  return {
    wake: poll,
    close: async () => {
      isClosing = true;
      cancelPoll();
      const timeout = new Promise<void>((end) => clock.after(CLOSE_TIMEOUT_MS, end));
      await polling;
      await Promise.race([Promise.all(inFlight.values()), timeout]);
    },
  };
};

interface OutboxDependencies {
  outbox: OutboxRepository;
  transport: MailTransport;
  clock: Clock;
  log: TaskLog;
}

/** Time limit for one email in total, however slowly the mail server responds. */
const DEADLINE_MS = 60_000;

const send = async (mail: ClaimedMail, { transport, clock }: OutboxDependencies): Promise<void> => {
  const deadline = new AbortController();
  const cancelDeadline = clock.after(DEADLINE_MS, () => deadline.abort());
  const { signal } = deadline;
  try {
    // The transport may ignore the signal.
    const aborted = once(signal, 'abort').then(() => signal.throwIfAborted());
    await Promise.race([transport(mail, signal), aborted]);
  } finally {
    cancelDeadline();
  }
};

/** Attempts to send one email and records the outcome. Rejects only if the database cannot store the outcome. */
const deliver = async (mail: ClaimedMail, dependencies: OutboxDependencies): Promise<void> => {
  const { outbox, log } = dependencies;
  const { id, kind, attempts } = mail;
  try {
    await send(mail, dependencies);
  } catch (error) {
    const isFinal = error instanceof UndeliverableError;
    const status = await outbox.markFailed(mail, { last_error: failureLine(error), isFinal });
    const details = { mail: id, kind, attempts, code: failureCode(error) };
    if (status === 'dead') log.error(details, 'mail given up');
    else log.warn(details, 'mail not sent');
    return;
  }
  await outbox.markSent(mail);
  log.info({ mail: id, kind, attempts }, 'mail sent');
};

interface MailOptions extends Pick<TransportOptions, 'readAttachment'> {
  settings: MailSettings & { imap: ImapSettings };
  db: Kysely<Tables>;
  log: TaskLog;
  clock: Clock;
}

/** Starts sending emails. If no mail server is set, emails stay queued. */
export const startMail = ({ settings, db, log, clock, readAttachment }: MailOptions): RunningOutbox => {
  if (settings.smtpUrl === '') return { wake: () => undefined, close: async () => undefined };
  return startOutbox({
    outbox: outboxRepository(db),
    transport: makeTransport(settings, { readAttachment }),
    clock,
    log,
  });
};

/** Returns the line to print at the start if no mail server is set; undefined if one is. */
export const describeMissingMail = ({ smtpUrl }: { smtpUrl: string }): string | undefined =>
  smtpUrl === ''
    ? 'No mail server is set (SMTP_URL): messages and applications are stored, but not mailed; the staff desk shows them'
    : undefined;
