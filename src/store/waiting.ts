/** Settles after so many milliseconds, or at once when the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** Browsers are certain only when they say that they are offline; online may still mean a dead line. */
export const isOffline = (): boolean => !navigator.onLine;

/** Settles when the browser is online again, or when the signal is aborted. */
export const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      if (isOffline() && !signal.aborted) return;
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
    end();
  });
