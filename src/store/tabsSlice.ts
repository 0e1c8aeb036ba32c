import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './visitSlice.ts';

interface TabsState {
  /** Number of the selected tab, from 1. */
  selected: number;
}

const initialState: TabsState = { selected: 1 };

/** The selected tab of a page with tabs: case studies, roles (docs/decisions/tabs-in-the-url.md). */
export const tabsSlice = createSlice({
  name: 'tabs',
  initialState,
  reducers: {
    tabSelected: (state, { payload }: PayloadAction<number>) => {
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
