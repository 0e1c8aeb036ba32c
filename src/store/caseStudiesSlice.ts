import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { caseSummaries } from '../content/caseStudies/caseSummaries.ts';
import { pageOpened } from './pageOpened.ts';

interface CaseStudiesState {
  /** Id of the chosen tab, the first by default. */
  tab: string;
}

declare module './store.ts' {
  interface LateState {
    caseStudies: CaseStudiesState;
  }
}

const initialState: CaseStudiesState = { tab: caseSummaries[0].id };

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

/** The first, too, before the page's chunk has brought this slice. */
export const { selectTab } = caseStudiesSlice.getSelectors(
  (state: { caseStudies?: CaseStudiesState }) => state.caseStudies ?? initialState,
);
