import { makeStore } from './store.ts';
import {
  groupDismissed,
  groupToggled,
  menuToggled,
  overlayDismissed,
  pageSelected,
  searchToggled,
  selectOpenGroup,
  selectOverlay,
} from './uiSlice.ts';
import { pageOpened } from './visitSlice.ts';

type Action = Parameters<ReturnType<typeof makeStore>['dispatch']>[0];

const after = (...actions: Action[]) => {
  const store = makeStore();
  for (const action of actions) store.dispatch(action);
  return store.getState();
};

const overlayAfter = (...actions: Action[]) => selectOverlay(after(...actions));

it('has nothing open at first', () => {
  expect(after().ui).toEqual({ overlay: 'none', openGroup: null });
});

it('toggles the menu', () => {
  expect(overlayAfter(menuToggled())).toBe('menu');
  expect(overlayAfter(menuToggled(), menuToggled())).toBe('none');
});

it('closes the menu when search opens, and search when the menu opens', () => {
  expect(overlayAfter(menuToggled(), searchToggled())).toBe('search');
  expect(overlayAfter(searchToggled(), menuToggled())).toBe('menu');
});

it('has one group open at a time', () => {
  expect(selectOpenGroup(after(groupToggled('Learn')))).toBe('Learn');
  expect(selectOpenGroup(after(groupToggled('Learn'), groupToggled('Services')))).toBe('Services');
  expect(selectOpenGroup(after(groupToggled('Learn'), groupToggled('Learn')))).toBeNull();
  expect(selectOpenGroup(after(groupToggled('Learn'), groupDismissed()))).toBeNull();
});

it('closes the search, but not the phone menu, when a group opens', () => {
  expect(overlayAfter(searchToggled(), groupToggled('Learn'))).toBe('none');
  expect(overlayAfter(menuToggled(), groupToggled('Learn'))).toBe('menu');
});

it.each([overlayDismissed(), pageSelected('home'), pageOpened({ page: 'home', jobId: null })])(
  'closes whatever is open on $type',
  (action) => {
    for (const open of [menuToggled(), searchToggled(), groupToggled('Learn')])
      expect(after(open, action).ui).toEqual(after().ui);
  },
);

it.each([menuToggled(), searchToggled()])('closes the open group on $type', (action) => {
  expect(after(groupToggled('Learn'), action).ui).toEqual(after(action).ui);
});
