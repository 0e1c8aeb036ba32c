import { makeStore } from './store.ts';
import { menuToggled, overlayDismissed, pageChosen, searchToggled, selectOverlay } from './uiSlice.ts';

const overlayAfter = (...actions: Parameters<ReturnType<typeof makeStore>['dispatch']>[0][]) => {
  const store = makeStore();
  for (const action of actions) store.dispatch(action);
  return selectOverlay(store.getState());
};

it('shows nothing over the page at first', () => {
  expect(overlayAfter()).toBe('none');
});

it('opens and closes the menu by its button', () => {
  expect(overlayAfter(menuToggled())).toBe('menu');
  expect(overlayAfter(menuToggled(), menuToggled())).toBe('none');
});

it('closes the menu when search opens, and search when the menu opens', () => {
  expect(overlayAfter(menuToggled(), searchToggled())).toBe('search');
  expect(overlayAfter(searchToggled(), menuToggled())).toBe('menu');
});

it.each([overlayDismissed(), pageChosen()])('closes whatever is open on $type', (action) => {
  expect(overlayAfter(menuToggled(), action)).toBe('none');
  expect(overlayAfter(searchToggled(), action)).toBe('none');
});
