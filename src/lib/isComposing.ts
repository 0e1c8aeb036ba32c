/** The key code that browsers report for a key handled by an input method. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Whether an input method (Japanese, Chinese, Korean) handles the key, which then means nothing to the page. Safari
 * ends the composition before it reports the key, so only the deprecated key code shows it.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
