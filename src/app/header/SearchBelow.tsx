import { SHORT_TITLE_LENGTH } from '../../contract/constants.ts';
import { paths } from '../../content/paths.ts';
import { searchPath } from '../../content/searchPath.ts';
import { popupTexts, suggestedQueries } from '../../content/searchTexts.ts';
import type { SearchResult } from '../../lib/searchEntries.ts';
import { shorten } from '../../lib/shorten.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectQuery, selectResults } from '../../store/searchSlice.ts';
import { pageChosen } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import * as styles from './Header.module.scss';

interface ChoiceProps {
  onChoose: () => void;
}

/** What was found, each a link to its page: its short title cut as specified, and what the page says of itself whole. */
const Results = ({ results, onChoose }: ChoiceProps & { results: readonly SearchResult[] }) => (
  <ul className={styles.searchResults}>
    {results.map(({ title, url, shorttitle, lead }) => (
      <li key={url}>
        <SiteLink to={url} onClick={onChoose}>
          <span className={styles.searchResultTitle}>{title}</span>
          <span className={styles.searchResultText}>{shorten(shorttitle, SHORT_TITLE_LENGTH)}</span>
        </SiteLink>
        {lead !== undefined && <p className={styles.searchResultLead}>{lead}</p>}
      </li>
    ))}
  </ul>
);

const Suggestions = ({ onChoose }: ChoiceProps) => (
  <>
    <p>{popupTexts.suggestions}</p>
    <ul className={styles.searchSuggestions}>
      {suggestedQueries.map((query) => (
        <li key={query}>
          <SiteLink to={searchPath(query)} onClick={onChoose}>
            {query}
          </SiteLink>
        </li>
      ))}
    </ul>
  </>
);

/** Below the header's search: what it found, or what others look for; and the search of the whole site (SEARCH-11). */
export const SearchBelow = () => {
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery).trim();
  const results = useAppSelector(selectResults);
  const onChoose = () => dispatch(pageChosen());
  return (
    <>
      {results.length > 0 && <Results results={results} onChoose={onChoose} />}
      {query === '' && <Suggestions onChoose={onChoose} />}
      <p>
        <SiteLink
          className={styles.searchWhole}
          to={query === '' ? paths.search : searchPath(query)}
          onClick={onChoose}
        >
          {popupTexts.whole}
          {query !== '' && (
            <>
              : “<bdi>{query}</bdi>”
            </>
          )}{' '}
          <Icon name="arrowRight" />
        </SiteLink>
      </p>
    </>
  );
};
