import { useDeferredValue, useSyncExternalStore } from 'react';
import { showJanuaryHandover, showOfficesAt } from '../../content/officesNow.ts';
import { site } from '../../content/site.ts';
import { Moments } from './Moments.tsx';

const MINUTE_MS = 60_000;

/** Notifies at each full minute, and when the page becomes visible after its timers were suspended. */
const subscribeToMinutes = (notify: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const update = () => {
    clearTimeout(timer);
    timer = setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
    notify();
  };
  timer = setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
};

const readMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** The current minute; undefined while the page is prerendered and hydrated, because it is read later. */
const useMinute = () =>
  useSyncExternalStore<number | undefined>(subscribeToMinutes, readMinute, () => undefined);

/** The offices at this moment: their time, who is at the desk, and which of them answers. */
export const OfficesNow = ({ offices = site.offices }) => {
  // Deferred, so that the clocks are rendered in a task of their own after hydration.
  const minute = useDeferredValue(useMinute());
  const { sentence, moments } =
    minute === undefined
      ? showJanuaryHandover(offices)
      : showOfficesAt(new Date(minute * MINUTE_MS), offices);
  return <Moments caption={sentence} moments={moments} />;
};
