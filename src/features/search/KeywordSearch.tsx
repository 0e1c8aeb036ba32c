import { useEffect, useRef, type FormEvent } from 'react';
import { searchComponentTexts } from '../../content/searchComponentTexts.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  keywordChanged,
  keywordSearched,
  selectKeyword,
  selectOutcome,
  selectSearches,
} from '../../store/keywordSlice.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useEarlyActs } from '../../ui/useEarlyActs.ts';
import { KeywordOutcome } from './KeywordOutcome.tsx';

/** The keyword's input and what it brings. */
export const KeywordSearch = () => {
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
        <SearchField
          {...{ label, button }}
          ref={input}
          autoCapitalize="none"
          value={keyword}
          onChange={({ target }) => dispatch(keywordChanged(target.value))}
        />
      </form>
      {outcome && <KeywordOutcome key={searches} choices={outcome} />}
    </>
  );
};
