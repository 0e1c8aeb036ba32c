import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeText } from '../lib/decodeText.ts';

const subscribe = (onChange: () => void) => {
  const events = ['hashchange', 'popstate'] as const;
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
};

const read = () => decodeText(window.location.hash.slice(1));

/** What stands behind '#' in the address. Empty where the page is prerendered: no server ever sees it. */
export const useHash = (): string => {
  useLocation(); // a navigation of the router fires neither event
  return useSyncExternalStore(subscribe, read, () => '');
};

/** Changes the address without a navigation: nothing scrolls, and Back leaves the page instead of walking its tabs. */
export const replaceHash = (hash: string): void => {
  history.replaceState(history.state, '', `#${hash}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
};
