import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keywordChoices, type KeywordChoice } from '../content/searchComponentTexts.ts';
import { pageOpened } from './visitSlice.ts';

interface KeywordState {
  keyword: string;
  /** The results of the latest search: empty if it found nothing, null before the first one. */
  results: readonly KeywordChoice[] | null;
  /** Number of searches; it tells apart two searches with the same results. */
  searches: number;
}

const initialState: KeywordState = { keyword: '', results: null, searches: 0 };

/** The search component page's keyword and results. */
export const keywordSlice = createSlice({
  name: 'keyword',
  initialState,
  reducers: {
    keywordChanged: (state, { payload }: PayloadAction<string>) => {
      state.keyword = payload;
    },
    /** With the keyword of the form, because what was typed before hydration changed no state. */
    keywordSearched: (state, { payload }: PayloadAction<string>) => {
      state.keyword = payload;
      state.results = [...(keywordChoices.get(payload.trim().toLowerCase()) ?? [])];
      state.searches += 1;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: {
    selectKeyword: (state) => state.keyword,
    selectResults: (state) => state.results,
    selectSearches: (state) => state.searches,
    /** Whether the latest search found no page for the keyword. */
    selectHasNoPages: (state) => state.results?.length === 0,
  },
});

export const { keywordChanged, keywordSearched } = keywordSlice.actions;

export const { selectKeyword, selectResults, selectSearches, selectHasNoPages } = keywordSlice.selectors;
