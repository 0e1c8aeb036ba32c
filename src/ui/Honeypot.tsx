import { useCallback, useState } from 'react';
import { formTexts } from '../content/formTexts.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** A name that programs like to fill in; it means nothing to us. */
const NAME = 'website';

/** A honeypot field that no person sees or reaches. Moved out of sight rather than hidden, which some programs skip. */
export const Honeypot = () => (
  <div className="honeypot" aria-hidden="true">
    <label>
      {formTexts.honeypot}
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

/**
 * Reads a form's honeypot when it is sent: what the hidden field holds, and for how many milliseconds the form was
 * visible. A prerendered form was visible from the start of the document.
 */
export const useHoneypot = () => {
  const isHydrated = useIsHydrated();
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0));
  return useCallback(
    (form: HTMLFormElement) => {
      const website = new FormData(form).get(NAME);
      return {
        website: typeof website === 'string' ? website : '',
        shownFor: performance.now() - shownAt,
      };
    },
    [shownAt],
  );
};
