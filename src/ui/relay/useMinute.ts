import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from '../useIsHydrated.ts';
import { whenIdle } from '../whenIdle.ts';

const MINUTE_MS = 60_000;

const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE_MS / 6);
  return () => clearInterval(timer);
};

const minute = (): number => Math.floor(Date.now() / MINUTE_MS);
const none = () => undefined;

/**
 * The present minute; none in the renderer, which cannot know when its page is read, and while such a page is taken
 * over: to tell it takes the browser 10 ms at first, 40 on a slow phone (docs/requirements.md, FAST-7).
 */
export const useMinute = (): Date | undefined => {
  const [isTime, setIsTime] = useState(useIsHydrated());
  useEffect(() => {
    if (!isTime) whenIdle(() => setIsTime(true));
  }, [isTime]);
  const now = useSyncExternalStore<number | undefined>(everyMinute, isTime ? minute : none, none);
  return now === undefined ? undefined : new Date(now * MINUTE_MS);
};
