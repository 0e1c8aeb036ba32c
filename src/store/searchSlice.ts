import { createAsyncThunk, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { loadCatalogue } from '../content/loadCatalogue.ts';
import { SEARCH_MIN_LENGTH } from '../contract/constants.ts';
import { searchEntries, type SearchResult } from '../lib/searchEntries.ts';
import { groupToggled, menuToggled, overlayDismissed, pageSelected, searchToggled } from './uiSlice.ts';
import { pageOpened } from './visitSlice.ts';

/** `failed`: the catalogue's chunk did not load. */
export type SearchStatus = 'idle' | 'loading' | 'found' | 'noResults' | 'failed';

export interface SearchState {
  /** Text in the search field. */
  query: string;
  /** The last submitted query. The field may have changed since. */
  submitted: string;
  status: SearchStatus;
  results: SearchResult[];
  /** Id of the latest search. Results of earlier ones are ignored. */
  requestId: string | null;
}

const initialState: SearchState = {
  query: '',
  submitted: '',
  status: 'idle',
  results: [],
  requestId: null,
};

/** Searches the catalogue, whose chunk is loaded on demand. */
export const searchSubmitted = createAsyncThunk('search/submitted', async (query: string) =>
  searchEntries(await loadCatalogue(), query, SEARCH_MIN_LENGTH),
);

/** The header's search popup: query, results and the 'no results' flag. Opening or closing anything clears it. */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      state.query = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(searchSubmitted.pending, (state, { meta: { arg: submitted, requestId } }) => {
        Object.assign(state, { submitted, requestId, status: 'loading', results: [] });
      })
      .addCase(searchSubmitted.fulfilled, (state, { meta, payload }) => {
        if (meta.requestId !== state.requestId) return;
        state.results = payload;
        state.status = payload.length > 0 ? 'found' : 'noResults';
      })
      .addCase(searchSubmitted.rejected, (state, { meta }) => {
        if (meta.requestId === state.requestId) state.status = 'failed';
      })
      .addMatcher(
        isAnyOf(menuToggled, searchToggled, groupToggled, overlayDismissed, pageSelected, pageOpened),
        () => initialState,
      ),
  selectors: {
    selectSearch: (state) => state,
    selectHasNoResults: (state) => state.status === 'noResults',
  },
});

export const { queryChanged } = searchSlice.actions;
export const { selectSearch, selectHasNoResults } = searchSlice.selectors;
