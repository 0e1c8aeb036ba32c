import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './pageOpened.ts';

interface CaseStudiesState {
  /** Id of the chosen tab; null for the first. */
  tab: string | null;
}

const initialState: CaseStudiesState = { tab: null };

/** The chosen one of the three case studies, as the address tells it (docs/decisions/tabs-and-the-address.md). */
export const caseStudiesSlice = createSlice({
  name: 'caseStudies',
  initialState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<string>) => {
      state.tab = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: { selectTab: (state) => state.tab },
});

export const { tabChosen } = caseStudiesSlice.actions;

export const { selectTab } = caseStudiesSlice.selectors;
