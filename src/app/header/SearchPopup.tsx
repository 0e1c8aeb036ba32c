import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { SEARCH_MIN_LENGTH } from '../../contract/constants.ts';
import { loadCatalogue } from '../../content/loadCatalogue.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { searchEntries } from '../../lib/searchEntries.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { queryChanged, searchAnswered, selectQuery } from '../../store/searchSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';

/** The search of the built-in catalogue, which arrives when this first opens (docs/requirements.md, SEARCH-1 to 7). */
export const SearchPopup = ({ onClose }: { onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const [asked, setAsked] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    input.current?.focus();
    // Only to have it at hand: the search itself asks again, and says so when it does not come.
    loadCatalogue().catch(() => undefined);
  }, []);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    setHasFailed(false);
    try {
      const catalogue = await loadCatalogue();
      setAsked(query);
      dispatch(searchAnswered(searchEntries(catalogue, query, SEARCH_MIN_LENGTH)));
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  };

  const texts = shellTexts.search;
  return (
    <div className="search-popup">
      <div className="container search-layout">
        <form role="search" onSubmit={(event) => void search(event)}>
          <label className="form-label" htmlFor={id}>
            {texts.label}
          </label>
          <p className="form-text" id={`${id}-hint`}>
            {texts.hint}
          </p>
          <div className="search-row">
            <input
              ref={input}
              id={id}
              className="form-control"
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              value={query}
              onChange={({ target }) => dispatch(queryChanged(target.value))}
            />
            <button type="submit" className="btn btn-primary">
              {texts.button}
            </button>
          </div>
        </form>
        <SearchOutcome asked={asked} hasFailed={hasFailed} />
        <button type="button" className="btn-icon search-close" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{texts.close}</span>
        </button>
      </div>
    </div>
  );
};
