import { deliver, type OutboxParts } from './deliver.ts';
import { failureCode } from './failureLine.ts';

export interface RunningOutbox {
  /** A mail was queued: it leaves now and not at the next look. */
  wake: () => void;
  /** Takes no further mail and waits for the one under way, ten seconds at most. */
  close: () => Promise<void>;
}

/** Between two looks at the outbox: staff commands put mail there from other processes, and tries become due. */
const LOOK_MS = 5000;
const PATIENCE_MS = 10_000;

/**
 * Sends the mails that are due, one after the other, and looks again for ever (docs/requirements.md, MAIL-6). What
 * fails is noted and tried later; nothing brings the process down or keeps it alive. A mail of which the server's
 * answer was lost is sent again, under the same Message-ID.
 */
export const startOutbox = (parts: OutboxParts): RunningOutbox => {
  const { outbox, clock, log } = parts;
  const ending = new AbortController();
  let isClosing = false;
  let isRung = false;
  let round: Promise<void> | undefined;
  let stopWaiting: () => void = () => undefined;

  const sendDue = async (): Promise<void> => {
    while (!isClosing) {
      const mail = await outbox.claimDue();
      if (!mail) return;
      await deliver(mail, parts, ending.signal);
    }
  };

  const look = (): void => {
    isRung = round !== undefined;
    if (isClosing || round) return;
    stopWaiting();
    round = sendDue()
      .catch((error: unknown) => log.error({ code: failureCode(error) }, 'outbox not available'))
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
      stopClock();
    },
  };
};
