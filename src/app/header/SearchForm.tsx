import type { FormEvent, RefObject } from 'react';
import { paths, QUERY_FIELD } from '../../content/paths.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { queryChanged, selectQuery } from '../../store/searchSlice.ts';
import { SearchField } from '../../ui/SearchField.tsx';

interface SearchFormProps {
  input: RefObject<HTMLInputElement | null>;
  onAsk: (query: string) => void;
}

const { label, hint, button } = shellTexts.search;

/** The field of the header's search, which says what it needs. Sent by the browser itself, it leads to the search page. */
export const SearchForm = ({ input, onAsk }: SearchFormProps) => {
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk(query);
  };
  return (
    <form role="search" action={paths.search} onSubmit={ask}>
      <SearchField
        {...{ label, hint, button }}
        ref={input}
        name={QUERY_FIELD}
        value={query}
        onChange={({ target }) => dispatch(queryChanged(target.value))}
      />
    </form>
  );
};
