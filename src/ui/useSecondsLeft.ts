import { useEffect, useState } from 'react';

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Seconds until an instant (milliseconds since 1970), counted down to 0. */
export const useSecondsLeft = (instant: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(instant));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
};
