/** The key code that browsers report while an input method handles a key. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Whether an input method, for example for Japanese, handles the key: then the page must ignore it. Safari ends the
 * composition before it reports the key, so only the deprecated key code reveals it.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
