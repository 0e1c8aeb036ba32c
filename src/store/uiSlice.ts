import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PracticeKey } from '../content/practices.ts';

/** What lies over the page: never two at once (docs/requirements.md, HEAD-1 to HEAD-3). */
export type Overlay = 'none' | 'menu' | 'search';

export interface UiState {
  overlay: Overlay;
  /** Label of the menu's group whose panel is open: never two at once. */
  openGroup: string | null;
  /** Practices whose services are unfolded in the layer of small screens. */
  openPractices: PracticeKey[];
}

/** What a visitor did with the header before React took it over. */
export interface HeaderAsFound {
  opened: UiState;
  query: string;
}

const initialState: UiState = { overlay: 'none', openGroup: null, openPractices: [] };

/** What the header has open; whatever opens or closes an overlay also folds the menu up (HEAD-9). */
export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** React takes over what the early script opened (HEAD-11). */
    headerTakenOver: (_, { payload }: PayloadAction<HeaderAsFound>) => payload.opened,
    menuToggled: ({ overlay }) => ({ ...initialState, overlay: overlay === 'menu' ? 'none' : 'menu' }),
    searchToggled: ({ overlay }) => ({ ...initialState, overlay: overlay === 'search' ? 'none' : 'search' }),
    groupToggled: (state, { payload: label }: PayloadAction<string>) => {
      state.openGroup = state.openGroup === label ? null : label;
      if (state.overlay === 'search') state.overlay = 'none';
    },
    /** Esc, or a click or the focus outside the group. */
    groupDismissed: (state) => {
      state.openGroup = null;
    },
    practiceToggled: (state, { payload: practice }: PayloadAction<PracticeKey>) => {
      const { openPractices } = state;
      state.openPractices = openPractices.includes(practice)
        ? openPractices.filter((open) => open !== practice)
        : [...openPractices, practice];
    },
    /** Esc, a click outside, or the close button. */
    overlayDismissed: () => initialState,
    /** A navigation item or a search result was chosen, or the address changed. */
    pageChosen: () => initialState,
  },
  selectors: {
    selectOverlay: (state) => state.overlay,
    selectOpenGroup: (state) => state.openGroup,
    selectIsPracticeOpen: (state, practice: PracticeKey) => state.openPractices.includes(practice),
  },
});

export const {
  headerTakenOver,
  menuToggled,
  searchToggled,
  groupToggled,
  groupDismissed,
  practiceToggled,
  overlayDismissed,
  pageChosen,
} = uiSlice.actions;
export const { selectOverlay, selectOpenGroup, selectIsPracticeOpen } = uiSlice.selectors;
