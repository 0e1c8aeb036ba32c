const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Acts when somebody ends the program by a signal, which then ends it as it would have. Gives a function that stops
 * listening. For what must not be left behind: nothing runs by itself after a signal.
 */
export const onEndingSignal = (act: () => void): (() => void) => {
  const end = (signal: NodeJS.Signals): void => {
    stop();
    try {
      act();
    } finally {
      process.kill(process.pid, signal);
    }
  };
  const stop = (): void => {
    for (const signal of SIGNALS) process.removeListener(signal, end);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return stop;
};
