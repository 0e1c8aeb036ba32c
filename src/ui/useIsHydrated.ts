import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the renderer and while React takes over what was rendered; true from then on, and at once on later pages. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
