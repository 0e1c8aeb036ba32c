import { practiceKeys } from '../../content/practices.ts';
import type { AppStore } from '../../store/store.ts';
import { headerTakenOver, type HeaderAsFound, type Overlay } from '../../store/uiSlice.ts';
import { MENU_ID, SEARCH_ID } from './headerIds.ts';

const openButtons = (kind: 'overlay' | 'group' | 'practice'): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`[data-opens="${kind}"][aria-expanded="true"]`),
];

const overlayFound = (): Overlay => {
  const [button] = openButtons('overlay');
  if (!button) return 'none';
  return button.getAttribute('aria-controls') === MENU_ID ? 'menu' : 'search';
};

const headerAsFound = (): HeaderAsFound => {
  const unfolded = openButtons('practice').map(({ value }) => value);
  return {
    opened: {
      overlay: overlayFound(),
      openGroup: openButtons('group')[0]?.value ?? null,
      openPractices: practiceKeys.filter((key) => unfolded.includes(key)),
    },
    query: document.querySelector<HTMLInputElement>(`#${SEARCH_ID} input`)?.value ?? '',
  };
};

/**
 * Ends the early script's work and puts what the visitor opened and typed meanwhile into the store, in the moment
 * before hydration: drawn from it, the header is what it was, and nothing closes under the finger (docs/requirements.md,
 * HEAD-11). A press between this and the hydrated page is kept by React and answered then.
 */
export const takeOverHeader = (store: AppStore): void => {
  document.documentElement.dataset['script'] = 'app';
  store.dispatch(headerTakenOver(headerAsFound()));
};
