import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './pageOpened.ts';

interface TabsState {
  /** Id of the chosen tab; null for the first. */
  chosen: string | null;
}

const initialState: TabsState = { chosen: null };

/** The chosen tab of a page with tabs: case studies, roles (docs/decisions/tabs-and-the-address.md). */
export const tabsSlice = createSlice({
  name: 'tabs',
  initialState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<string>) => {
      state.chosen = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: { selectTab: (state) => state.chosen },
});

export const { tabChosen } = tabsSlice.actions;
export const { selectTab } = tabsSlice.selectors;
