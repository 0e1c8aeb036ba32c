import { SiteLink } from '../../ui/SiteLink.tsx';
import { SHORT_TITLE_LENGTH } from '../../contract/constants.ts';
import type { SearchResult } from '../../lib/searchEntries.ts';
import { shorten } from '../../lib/shorten.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { pageChosen } from '../../store/uiSlice.ts';
import * as styles from './Header.module.scss';

/** What was found, each a link to its page. */
export const SearchResults = ({ results }: { results: readonly SearchResult[] }) => {
  const dispatch = useAppDispatch();
  if (results.length === 0) return null;
  return (
    <ul className={styles.searchResults}>
      {results.map(({ title, url, shorttitle }) => (
        <li key={url}>
          <SiteLink to={url} onClick={() => dispatch(pageChosen())}>
            <span className={styles.searchResultTitle}>{title}</span>
            <span className={styles.searchResultText}>{shorten(shorttitle, SHORT_TITLE_LENGTH)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
};
