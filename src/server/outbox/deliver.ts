import type { Clock } from '../platform/clock/clock.ts';
import { failureCode, failureLine } from '../platform/process/failureLine.ts';
import type { ClaimedMail, OutboxRepository } from './queries/outboxRepository.ts';
import type { MailTransport } from './transport.ts';

/** Fastify's logger, as far as it is needed. No line holds an address or a word of a mail (LOG-4). */
export interface MailLog {
  info: (facts: object, text: string) => void;
  warn: (facts: object, text: string) => void;
  error: (facts: object, text: string) => void;
}

export interface OutboxParts {
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
  const late = new AbortController();
  const stopClock = clock.after(DEADLINE_MS, () => late.abort());
  const signal = AbortSignal.any([late.signal, ending]);
  try {
    // Also where the transport does not listen to the signal.
    await Promise.race([transport(mail, signal), abortOf(signal)]);
  } finally {
    stopClock();
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
