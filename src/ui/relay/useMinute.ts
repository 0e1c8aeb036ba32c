import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE_MS / 6);
  return () => clearInterval(timer);
};

const minute = (): number => Math.floor(Date.now() / MINUTE_MS);

/** The present minute; none in the renderer, which cannot know when its page is read. */
export const useMinute = (): Date | undefined => {
  const now = useSyncExternalStore<number | undefined>(everyMinute, minute, () => undefined);
  return now === undefined ? undefined : new Date(now * MINUTE_MS);
};
