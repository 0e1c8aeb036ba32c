import { useCallback } from 'react';
import { SEARCH_MIN_LENGTH } from '../../contract/constants.ts';
import { loadCatalogue } from '../../content/loadCatalogue.ts';
import { searchEntries } from '../../lib/searchEntries.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { searchAnswered, searchAsked, searchFailed } from '../../store/searchSlice.ts';
import { loadSearchBelow } from './useSearchBelow.ts';
import { reloadAfterRelease } from '../../ui/reloadAfterRelease.ts';

/** Searches the built-in catalogue, fetched at the first question; the slice tells the story (SEARCH-1 to SEARCH-7). */
export const useHeaderSearch = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    async (asked: string): Promise<void> => {
      dispatch(searchAsked(asked));
      try {
        const [catalogue] = await Promise.all([loadCatalogue(), loadSearchBelow()]);
        const results = searchEntries(catalogue, asked, SEARCH_MIN_LENGTH);
        dispatch(searchAnswered({ asked, results }));
      } catch (error) {
        console.error(error);
        dispatch(searchFailed(asked));
        void reloadAfterRelease(error, { search: asked });
      }
    },
    [dispatch],
  );
};
