import { useCallback, useState } from 'react';
import { formTexts } from '../content/formTexts.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** A name that bots like to fill in. Our own code does not use it. */
const FIELD_NAME = 'website';

/**
 * A honeypot field that people cannot see or reach. It is moved off-screen rather than hidden, because some bots skip
 * hidden fields.
 */
export const Honeypot = () => (
  <div className="honeypot" aria-hidden="true">
    <label>
      {formTexts.honeypot}
      <input type="text" name={FIELD_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

/**
 * Reads a form's honeypot when it is sent: the hidden field's value, and for how many milliseconds the form was
 * visible. A prerendered form was visible from the start of the document.
 */
export const useHoneypot = () => {
  const isHydrated = useIsHydrated();
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0));
  return useCallback(
    (form: HTMLFormElement) => {
      const website = new FormData(form).get(FIELD_NAME);
      return {
        website: typeof website === 'string' ? website : '',
        shownFor: performance.now() - shownAt,
      };
    },
    [shownAt],
  );
};
