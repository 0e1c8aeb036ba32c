import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks.ts';
import { queryChanged } from '../store/searchSlice.ts';
import { searchToggled } from '../store/uiSlice.ts';
import { noteOnEntry, readEntry } from '../ui/reloadAfterRelease.ts';

/** Opens the search again with what was typed, where a release came in between (docs/requirements.md, SHELL-7). */
export const useResumedSearch = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const { search } = readEntry();
    if (!search) return;
    noteOnEntry({ search: '' });
    dispatch(searchToggled());
    dispatch(queryChanged(search));
  }, [dispatch]);
};
