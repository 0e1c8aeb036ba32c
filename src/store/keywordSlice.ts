import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keywordChoices, type KeywordChoice } from '../content/searchComponentTexts.ts';
import { pageOpened } from './pageOpened.ts';

interface KeywordState {
  keyword: string;
  /** The results of the latest search: empty if it found nothing, null before the first one. */
  outcome: readonly KeywordChoice[] | null;
  /** Number of searches, to tell two with the same results apart. */
  searches: number;
}

const initialState: KeywordState = { keyword: '', outcome: null, searches: 0 };

/** The search component page's keyword and results (docs/requirements.md, SEARCH-10, STORE-5). */
export const keywordSlice = createSlice({
  name: 'keyword',
  initialState,
  reducers: {
    keywordChanged: (state, { payload }: PayloadAction<string>) => {
      state.keyword = payload;
    },
    keywordSearched: (state) => {
      state.outcome = [...(keywordChoices.get(state.keyword.trim().toLowerCase()) ?? [])];
      state.searches += 1;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: {
    selectKeyword: (state) => state.keyword,
    selectOutcome: (state) => state.outcome,
    selectSearches: (state) => state.searches,
    /** Whether the latest search found no page for the keyword. */
    selectHasNoPages: (state) => state.outcome?.length === 0,
  },
});

export const { keywordChanged, keywordSearched } = keywordSlice.actions;

export const { selectKeyword, selectOutcome, selectSearches, selectHasNoPages } = keywordSlice.selectors;
