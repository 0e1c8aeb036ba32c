import { useId, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { paths, QUERY_FIELD } from '../../content/paths.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { queryChanged, selectQuery } from '../../store/searchSlice.ts';
import { isComposing } from './isComposing.ts';

interface SearchFormProps {
  input: RefObject<HTMLInputElement | null>;
  onAsk: (query: string) => void;
}

const texts = shellTexts.search;

/** An input method's Enter takes a proposal and does not yet ask. */
const holdBack = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
};

/** The field of the header's search, which says what it needs. Sent by the browser itself, it leads to the search page. */
export const SearchForm = ({ input, onAsk }: SearchFormProps) => {
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const id = useId();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk(query);
  };
  return (
    <form role="search" action={paths.search} onSubmit={ask}>
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
          name={QUERY_FIELD}
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={query}
          onChange={({ target }) => dispatch(queryChanged(target.value))}
          onKeyDown={holdBack}
        />
        <button type="submit" className="btn btn-primary">
          {texts.button}
        </button>
      </div>
    </form>
  );
};
