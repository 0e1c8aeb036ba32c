import type { Kysely } from 'kysely';
import { failureFacts } from '../platform/database/diskTrouble.ts';
import type { Tables } from '../platform/database/tables.ts';
import { failureCode, failureLine } from '../platform/process/failure.ts';
import type { Clock } from '../platform/process/repeat.ts';
import type { MailSettings } from '../platform/settings/mailSettings.ts';
import { type ClaimedMail, type OutboxRepository, outboxRepository } from './queries/outboxRepository.ts';
import { type MailTransport, makeTransport, type TransportParts } from './transport.ts';

export interface RunningOutbox {
  /** A mail was queued: it leaves now and not at the next look. */
  wake: () => void;
  /** Takes no further mail and waits for those under way, ten seconds at most. */
  close: () => Promise<void>;
}

/** Between two looks at the outbox: staff commands put mail there from other processes, and tries become due. */
const LOOK_MS = 5000;
const PATIENCE_MS = 10_000;
/** So that a mail server that is slow with one mail does not hold up the others. */
const AT_ONCE = 4;

/**
 * Sends the mails that are due, the oldest first and a few at the same time, and looks again for ever
 * (docs/requirements.md, MAIL-6, MAIL-10). What fails is noted and tried later; nothing brings the process down or keeps
 * it alive. A mail of which the server's answer was lost is sent again, under the same Message-ID.
 */
export const startOutbox = (parts: OutboxParts): RunningOutbox => {
  const { outbox, clock, log } = parts;
  const ending = new AbortController();
  const underWay = new Map<number, Promise<void>>();
  let isClosing = false;
  let isRung = false;
  let round: Promise<void> | undefined;
  let stopWaiting: () => void = () => undefined;

  const noteTrouble = (error: unknown): void => log.error(failureFacts(error), 'outbox not available');

  const send = (mail: ClaimedMail): void => {
    const sending = deliver(mail, parts, ending.signal)
      .catch(noteTrouble)
      .finally(() => {
        underWay.delete(mail.id);
        look();
      });
    underWay.set(mail.id, sending);
  };

  const sendDue = async (): Promise<void> => {
    while (!isClosing && underWay.size < AT_ONCE) {
      const mail = await outbox.claimDue([...underWay.keys()]);
      if (!mail) return;
      send(mail);
    }
  };

  const look = (): void => {
    isRung = round !== undefined;
    if (isClosing || round) return;
    stopWaiting();
    round = sendDue()
      .catch(noteTrouble)
      .finally(() => {
        round = undefined;
        if (isRung) look();
        else if (!isClosing) stopWaiting = clock.after(LOOK_MS, look);
      });
  };

  look();
  return {
    wake: look,
    close: async () => {
      isClosing = true;
      stopWaiting();
      const stopClock = clock.after(PATIENCE_MS, () => ending.abort());
      await round;
      await Promise.all(underWay.values());
      stopClock();
    },
  };
};

/** Fastify's logger, as far as it is needed. No line holds an address or a word of a mail (LOG-4). */
interface MailLog {
  info: (facts: object, text: string) => void;
  warn: (facts: object, text: string) => void;
  error: (facts: object, text: string) => void;
}

interface OutboxParts {
  outbox: OutboxRepository;
  transport: MailTransport;
  clock: Clock;
  log: MailLog;
}

/** In all, from the first byte to the last answer: a server that drips its answers is left after that (MAIL-10). */
const DEADLINE_MS = 60_000;

/** Rejects when the signal ends the try; never resolves. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_done, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const send = async (
  mail: ClaimedMail,
  { transport, clock }: OutboxParts,
  ending: AbortSignal,
): Promise<void> => {
  const over = new AbortController();
  const abort = () => over.abort();
  const stopClock = clock.after(DEADLINE_MS, abort);
  // Not AbortSignal.any, which keeps a listener on `ending` for every mail there ever was.
  ending.addEventListener('abort', abort, { once: true });
  try {
    // Also where the transport does not listen to the signal.
    await Promise.race([transport(mail, over.signal), abortOf(over.signal)]);
  } finally {
    stopClock();
    ending.removeEventListener('abort', abort);
  }
};

/** Tries one mail and writes down what became of it. Rejects only when the database does not take that. */
export const deliver = async (mail: ClaimedMail, parts: OutboxParts, ending: AbortSignal): Promise<void> => {
  const { outbox, log } = parts;
  const { id, kind, attempts } = mail;
  try {
    await send(mail, parts, ending);
  } catch (error) {
    const status = await outbox.markFailed(mail, failureLine(error));
    const facts = { mail: id, kind, attempts, code: failureCode(error) };
    if (status === 'dead') log.error(facts, 'mail given up');
    else log.warn(facts, 'mail not sent');
    return;
  }
  await outbox.markSent(mail);
  log.info({ mail: id, kind, attempts }, 'mail sent');
};

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
    outbox: outboxRepository(db),
    transport: makeTransport(settings, { attachment }),
    clock,
    log,
  });
};

/** One line for whoever starts the server while no mail server is set; undefined when one is (MAIL-6). */
export const mailNotice = ({ smtpUrl }: { smtpUrl: string }): string | undefined =>
  smtpUrl === ''
    ? 'No mail server is set (SMTP_URL): messages and applications are stored and not mailed; the staff desk shows them'
    : undefined;
