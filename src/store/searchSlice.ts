import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchResult } from '../lib/searchEntries.ts';
import { menuToggled, overlayDismissed, pageChosen, searchToggled } from './uiSlice.ts';

interface SearchState {
  query: string;
  results: SearchResult[];
  /** A search was made and found nothing. */
  hasNoResults: boolean;
}

const initialState: SearchState = { query: '', results: [], hasNoResults: false };

/** The header's search: query, results and the no-results flag (docs/requirements.md, HEAD-2, SEARCH-1). */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      state.query = payload;
    },
    /** A search was made with this outcome. */
    searchAnswered: (state, { payload }: PayloadAction<SearchResult[]>) => {
      state.results = payload;
      state.hasNoResults = payload.length === 0;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(menuToggled, searchToggled, overlayDismissed, pageChosen), () => initialState);
  },
  selectors: {
    selectQuery: (state) => state.query,
    selectResults: (state) => state.results,
    selectHasNoResults: (state) => state.hasNoResults,
  },
});

export const { queryChanged, searchAnswered } = searchSlice.actions;
export const { selectQuery, selectResults, selectHasNoResults } = searchSlice.selectors;
