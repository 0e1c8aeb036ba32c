import { formTexts } from '../content/formTexts.ts';

/** A name that programs like to fill in; it means nothing to us. */
export const TRAP_NAME = 'website';

/** A honeypot that no person sees or reaches. Moved out of sight rather than hidden, which some programs skip. */
export const TrapField = () => (
  <div className="trap" aria-hidden="true">
    <label>
      {formTexts.trap}
      <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
