import { failureFacts } from '../platform/process/failureFacts.ts';
import { deliver, type OutboxParts } from './deliver.ts';
import type { ClaimedMail } from './queries/outboxRepository.ts';

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
