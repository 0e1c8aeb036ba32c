import { describeFailure } from '../database/storageFailure.ts';

/** The part of Fastify's logger that tasks use. No line contains anything that a person typed. */
export interface TaskLog {
  info: (facts: object, text: string) => void;
  warn: (facts: object, text: string) => void;
  error: (facts: object, text: string) => void;
}

export interface RepeatedTask {
  /** Aborts the current run, waits for it, and starts no further one. */
  close: () => Promise<void>;
}

interface RepeatOptions {
  /** The task's name in the log. */
  name: string;
  startDelayMs: number;
  intervalMs: number;
  clock: Clock;
  log: TaskLog;
  act: (signal: AbortSignal) => Promise<void>;
}

/**
 * Repeats a task. The next wait begins when a run has ended, so runs never overlap. A run that fails is logged; it does
 * not end the process. A wait does not keep the process alive.
 */
export const repeat = ({ name, startDelayMs, intervalMs, clock, log, act }: RepeatOptions): RepeatedTask => {
  const controller = new AbortController();
  let run: Promise<void> | undefined;
  let stopWaiting: () => void = () => undefined;

  const start = (): void => {
    run = act(controller.signal)
      .catch((error: unknown) => log.error(describeFailure(error), `${name} failed`))
      .finally(() => {
        run = undefined;
        if (!controller.signal.aborted) stopWaiting = clock.after(intervalMs, start);
      });
  };

  stopWaiting = clock.after(startDelayMs, start);
  return {
    close: async () => {
      controller.abort();
      stopWaiting();
      await run;
    },
  };
};

/** The current time and timers. */
export interface Clock {
  now: () => Date;
  /** Sets a timer; the returned function cancels it. */
  after: (ms: number, act: () => void) => () => void;
}

/** The system's time. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms).unref();
    return () => clearTimeout(timer);
  },
};
