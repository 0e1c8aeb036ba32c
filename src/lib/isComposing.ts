/** What browsers report of a key that an input method took for itself. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The key belongs to an input method (Japanese, Chinese, Korean): it chooses or drops a proposal and means nothing to
 * the page. Safari ends the composition before it reports the key, and tells by the old code only.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
