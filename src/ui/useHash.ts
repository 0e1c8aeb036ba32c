import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeText } from '../lib/decodeText.ts';

const EVENTS = ['hashchange', 'popstate'] as const;

const read = () => decodeText(window.location.hash.slice(1));

/** Tells what stands behind '#' in the address, once the page is there and whenever it changes. */
export const useHash = (onHash: (hash: string) => void): void => {
  const location = useLocation(); // a navigation of the router fires neither event
  const tell = useEffectEvent(() => onHash(read()));
  useEffect(() => {
    tell();
    for (const name of EVENTS) window.addEventListener(name, tell);
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, tell);
    };
  }, [location]);
};

/** Changes the address without a navigation: nothing scrolls, and Back leaves the page instead of walking its tabs. */
export const replaceHash = (hash: string): void => {
  history.replaceState(history.state, '', `#${hash}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
};
