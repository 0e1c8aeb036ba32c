import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageName } from '../content/paths.ts';
import { pageOpened } from './visitSlice.ts';

/** What is open over the page. The phone menu and the search are never open together. */
export type Overlay = 'none' | 'menu' | 'search';

interface UiState {
  overlay: Overlay;
  /** Label of the menu group whose panel is open. */
  openGroup: string | null;
}

const initialState: UiState = { overlay: 'none', openGroup: null };

/** What is open in the header. A group can be open inside the phone menu; opening anything else closes the rest. */
export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    menuToggled: ({ overlay }) => ({ ...initialState, overlay: overlay === 'menu' ? 'none' : 'menu' }),
    searchToggled: ({ overlay }) => ({ ...initialState, overlay: overlay === 'search' ? 'none' : 'search' }),
    groupToggled: (state, { payload: label }: PayloadAction<string>) => {
      state.openGroup = state.openGroup === label ? null : label;
      if (state.overlay === 'search') state.overlay = 'none';
    },
    /** By Esc, or a click or focus outside the group. */
    groupDismissed: (state) => {
      state.openGroup = null;
    },
    /** By Esc, a click outside, or the close button. */
    overlayDismissed: () => initialState,
    /** A menu item or a search result was selected: the page to which it leads. */
    pageSelected: {
      reducer: () => initialState,
      prepare: (page: PageName | null) => ({ payload: page }),
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: {
    selectOverlay: (state) => state.overlay,
    selectOpenGroup: (state) => state.openGroup,
  },
});

export const { menuToggled, searchToggled, groupToggled, groupDismissed, overlayDismissed, pageSelected } =
  uiSlice.actions;
export const { selectOverlay, selectOpenGroup } = uiSlice.selectors;
