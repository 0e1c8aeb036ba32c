/** Set by scripts, to whatever may be opened. */
export const STATE_CLASSES: readonly string[] = ['is-open'];

/**
 * What scripts set and no built page holds: rules for it must be there when it is set. `data-fonts` is set when the whole
 * stylesheet is there.
 */
export const STATE_ATTRIBUTES: readonly string[] = [
  'aria-expanded',
  'aria-selected',
  'data-bs-theme',
  'data-script',
  'data-theme-choice',
].concat(['data-faces', 'data-js', 'hidden', 'open']);
