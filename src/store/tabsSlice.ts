import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './pageOpened.ts';

interface TabsState {
  /** Id of the selected tab; null for the first. */
  selected: string | null;
}

const initialState: TabsState = { selected: null };

/** The selected tab of a page with tabs: case studies, roles (docs/decisions/tabs-in-the-url.md). */
export const tabsSlice = createSlice({
  name: 'tabs',
  initialState,
  reducers: {
    tabSelected: (state, { payload }: PayloadAction<string>) => {
      state.selected = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: { selectTab: (state) => state.selected },
});

export const { tabSelected } = tabsSlice.actions;
export const { selectTab } = tabsSlice.selectors;
