import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the renderer and during hydration; true after that, and immediately on later pages. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
