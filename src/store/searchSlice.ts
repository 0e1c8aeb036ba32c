import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchResult } from '../lib/searchEntries.ts';
import {
  groupToggled,
  headerTakenOver,
  menuToggled,
  overlayDismissed,
  pageChosen,
  searchToggled,
} from './uiSlice.ts';

/** `failed`: the catalogue could not be fetched, so nobody knows whether there is anything. */
export type SearchStage = 'none' | 'searching' | 'found' | 'noResults' | 'failed';

export interface SearchState {
  /** What stands in the field. */
  query: string;
  /** What was searched for last; the field may hold something else since. */
  asked: string;
  outcome: SearchStage;
  results: SearchResult[];
}

const initialState: SearchState = { query: '', asked: '', outcome: 'none', results: [] };

/** An answer that comes after the popup was closed, or after another question, is nobody's any more. */
const isAwaited = ({ outcome, asked }: SearchState, question: string): boolean =>
  outcome === 'searching' && asked === question;

/** The header's search: query, question, results, and what became of it (docs/requirements.md, HEAD-2, SEARCH-1, SEARCH-7). */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      state.query = payload;
    },
    searchAsked: (state, { payload: asked }: PayloadAction<string>) => {
      Object.assign(state, { asked, outcome: 'searching', results: [] } satisfies Partial<SearchState>);
    },
    searchAnswered: (state, { payload }: PayloadAction<Pick<SearchState, 'asked' | 'results'>>) => {
      if (!isAwaited(state, payload.asked)) return;
      state.results = payload.results;
      state.outcome = payload.results.length > 0 ? 'found' : 'noResults';
    },
    searchFailed: (state, { payload: asked }: PayloadAction<string>) => {
      if (isAwaited(state, asked)) state.outcome = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(headerTakenOver, (state, { payload }) => {
      state.query = payload.query;
    });
    builder.addMatcher(
      isAnyOf(menuToggled, searchToggled, groupToggled, overlayDismissed, pageChosen),
      () => initialState,
    );
  },
  selectors: {
    selectQuery: (state) => state.query,
    selectAsked: (state) => state.asked,
    selectOutcome: (state) => state.outcome,
    selectResults: (state) => state.results,
    selectHasNoResults: (state) => state.outcome === 'noResults',
  },
});

export const { queryChanged, searchAsked, searchAnswered, searchFailed } = searchSlice.actions;
export const { selectQuery, selectAsked, selectOutcome, selectResults, selectHasNoResults } =
  searchSlice.selectors;
