import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the renderer and during hydration; true after that, and immediately on later pages. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
