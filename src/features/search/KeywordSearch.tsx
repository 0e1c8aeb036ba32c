import { useEffect, useId, useRef, type FormEvent } from 'react';
import { searchComponentTexts } from '../../content/searchComponentTexts.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  keywordChanged,
  keywordSearched,
  selectKeyword,
  selectOutcome,
  selectSearches,
} from '../../store/keywordSlice.ts';
import { useEarlyActs } from '../../ui/useEarlyActs.ts';
import { KeywordOutcome } from './KeywordOutcome.tsx';

/** The keyword's input and what it brings. */
export const KeywordSearch = () => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const keyword = useAppSelector(selectKeyword);
  const outcome = useAppSelector(selectOutcome);
  const searches = useAppSelector(selectSearches);
  const search = (event: FormEvent) => {
    event.preventDefault();
    dispatch(keywordSearched());
  };
  // What was typed before the script was there; the search for it comes after.
  useEffect(() => {
    if (input.current?.value) dispatch(keywordChanged(input.current.value));
  }, [dispatch]);
  useEarlyActs(form);
  const { title, label, button, noScript } = searchComponentTexts;
  return (
    <>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <form
        ref={form}
        className="form-page wants-js mt-4 mb-5"
        role="search"
        aria-label={title}
        data-early
        onSubmit={search}
      >
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <div className="search-row">
          <input
            ref={input}
            id={id}
            className="form-control"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            value={keyword}
            onChange={({ target }) => dispatch(keywordChanged(target.value))}
          />
          <button type="submit" className="btn btn-primary">
            {button}
          </button>
        </div>
      </form>
      {outcome && <KeywordOutcome key={searches} choices={outcome} />}
    </>
  );
};
