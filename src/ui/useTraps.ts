import { use, useCallback, useEffect, useRef } from 'react';
import { CameWithDocument } from './island/islandContexts.ts';
import { TRAP_NAME } from './TrapField.tsx';

/**
 * Reads a form's traps when it is sent: what stands in the hidden field, and for how many milliseconds the form has
 * been shown (docs/requirements.md, ONCE-7). Nobody is asked to prove anything.
 */
export const useTraps = () => {
  const shownAt = useRef(0);
  const cameWithDocument = use(CameWithDocument);
  useEffect(() => {
    // In a page that came from the server the visitor saw the form long before this script ran.
    const isFirstPage = cameWithDocument || !('js' in document.documentElement.dataset);
    shownAt.current = isFirstPage ? 0 : performance.now();
  }, [cameWithDocument]);
  return useCallback((form: HTMLFormElement) => {
    const website = new FormData(form).get(TRAP_NAME);
    return {
      website: typeof website === 'string' ? website : '',
      shownFor: performance.now() - shownAt.current,
    };
  }, []);
};
