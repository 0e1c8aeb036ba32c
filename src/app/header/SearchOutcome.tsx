import { Link } from 'react-router-dom';
import { SEARCH_MIN_LENGTH, SHORT_TITLE_LENGTH } from '../../contract/constants.ts';
import { texts } from '../../contract/texts.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { shorten } from '../../lib/shorten.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectHasNoResults, selectResults } from '../../store/searchSlice.ts';
import { pageChosen } from '../../store/uiSlice.ts';

interface SearchOutcomeProps {
  /** The query that was searched for, which may have changed in the field since. */
  asked: string;
  hasFailed: boolean;
}

const countText = (count: number): string =>
  count === 1 ? shellTexts.search.oneResult : `${count} ${shellTexts.search.results}`;

/** What a search brought; a blank query raises the flag and shows no text (docs/requirements.md, SEARCH-5). */
export const SearchOutcome = ({ asked, hasFailed }: SearchOutcomeProps) => {
  const dispatch = useAppDispatch();
  const results = useAppSelector(selectResults);
  const hasNoResults = useAppSelector(selectHasNoResults);
  const wanted = asked.trim();
  return (
    <div className="search-outcome">
      <div role="status">
        {hasFailed && <p>{shellTexts.search.failed}</p>}
        {!hasFailed && results.length > 0 && <p>{countText(results.length)}</p>}
        {!hasFailed && hasNoResults && wanted !== '' && <p>{texts.noResults}</p>}
        {!hasFailed && hasNoResults && wanted !== '' && wanted.length < SEARCH_MIN_LENGTH && (
          <p className="form-text">{shellTexts.search.tooShort}</p>
        )}
      </div>
      {results.length > 0 && (
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
      )}
    </div>
  );
};
