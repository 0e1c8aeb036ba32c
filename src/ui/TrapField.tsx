import { formTexts } from '../content/formTexts.ts';

/** Tempting to a machine that fills in whatever it finds; it means nothing to us. */
export const TRAP_NAME = 'website';

/**
 * A field that no person sees or reaches, instead of a riddle that some people cannot solve (docs/requirements.md,
 * ONCE-7). Moved out of sight rather than hidden: what is hidden is not tempting.
 */
export const TrapField = () => (
  <div className="trap" aria-hidden="true">
    <label>
      {formTexts.trap}
      <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
