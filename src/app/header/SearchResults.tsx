import { Link } from 'react-router-dom';
import { SHORT_TITLE_LENGTH } from '../../contract/constants.ts';
import type { SearchResult } from '../../lib/searchEntries.ts';
import { shorten } from '../../lib/shorten.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { pageChosen } from '../../store/uiSlice.ts';

/** What was found, each a link to its page. */
export const SearchResults = ({ results }: { results: readonly SearchResult[] }) => {
  const dispatch = useAppDispatch();
  if (results.length === 0) return null;
  return (
    <ul className="search-results">
      {results.map(({ title, url, shorttitle }) => (
        <li key={url}>
          <Link to={url} onClick={() => dispatch(pageChosen())}>
            <span className="search-result-title">{title}</span>
            <span className="search-result-text">{shorten(shorttitle, SHORT_TITLE_LENGTH)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
