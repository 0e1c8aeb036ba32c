import { setTimeout as pause } from 'node:timers/promises';

/** Has something done when there is time; false where too much waits already, and it is left undone. */
export type SpareTime = (work: () => Promise<void>) => boolean;

/**
 * Work that can wait, one after the other, for at most this share of the time: a processor that is busy with it has the
 * rest for what visitors wait for. What fails is left undone.
 */
export const spareTime = ({ share = 0.1, maxWaiting = 20 } = {}): SpareTime => {
  const waiting: (() => Promise<void>)[] = [];
  let isRunning = false;

  const run = async (): Promise<void> => {
    isRunning = true;
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      const began = performance.now();
      await work().catch(() => undefined);
      const ms = performance.now() - began;
      // A process that ends does not wait for it.
      await pause(ms / share - ms, undefined, { ref: false });
    }
    isRunning = false;
  };

  return (work) => {
    if (waiting.length >= maxWaiting) return false;
    waiting.push(work);
    if (!isRunning) void run();
    return true;
  };
};
