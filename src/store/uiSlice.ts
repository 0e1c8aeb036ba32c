import { createSlice } from '@reduxjs/toolkit';

/** What lies over the page: never two at once (docs/requirements.md, HEAD-1 to HEAD-3). */
export type Overlay = 'none' | 'menu' | 'search';

const initialState: { overlay: Overlay } = { overlay: 'none' };

/** The header's state: which overlay is open. */
export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    menuToggled: (state) => {
      state.overlay = state.overlay === 'menu' ? 'none' : 'menu';
    },
    searchToggled: (state) => {
      state.overlay = state.overlay === 'search' ? 'none' : 'search';
    },
    /** Esc, a click outside, or the close button. */
    overlayDismissed: (state) => {
      state.overlay = 'none';
    },
    /** A navigation item or a search result was chosen, or the address changed. */
    pageChosen: (state) => {
      state.overlay = 'none';
    },
  },
  selectors: {
    selectOverlay: (state) => state.overlay,
  },
});

export const { menuToggled, searchToggled, overlayDismissed, pageChosen } = uiSlice.actions;
export const { selectOverlay } = uiSlice.selectors;
