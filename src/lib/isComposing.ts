/** The key code that browsers report for a key handled by an input method. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether an input method (Japanese, Chinese, Korean) handles the key, which then means nothing to the page. Safari
 * ends the composition before it reports the key, so only the old key code shows it.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
