import { useCallback, useState } from 'react';
import { TRAP_NAME } from './TrapField.tsx';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * Reads a form's honeypot when it is sent: what the hidden field holds, and for how many milliseconds the form was
 * visible. A prerendered form was visible from the start of the document.
 */
export const useTraps = () => {
  const isHydrated = useIsHydrated();
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0));
  return useCallback(
    (form: HTMLFormElement) => {
      const website = new FormData(form).get(TRAP_NAME);
      return {
        website: typeof website === 'string' ? website : '',
        shownFor: performance.now() - shownAt,
      };
    },
    [shownAt],
  );
};
