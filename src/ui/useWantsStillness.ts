import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (tell: () => void) => {
  const wish = matchMedia(QUERY);
  wish.addEventListener('change', tell);
  return () => wish.removeEventListener('change', tell);
};

/** Whether the visitor wants little motion. The renderer, which cannot ask, takes it for granted. */
export const useWantsStillness = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
