import { SEARCH_MIN_LENGTH } from '../../contract/constants.ts';
import { texts } from '../../contract/texts.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAsked, selectOutcome, selectResults } from '../../store/searchSlice.ts';
import { useSearchBelow } from './useSearchBelow.ts';
import * as styles from './Header.module.scss';

const countText = (count: number): string =>
  count === 1 ? shellTexts.search.oneResult : `${count} ${shellTexts.search.results}`;

/** A blank query raises the flag and shows no text (docs/requirements.md, SEARCH-5). */
const NoResults = ({ wanted }: { wanted: string }) =>
  wanted !== '' && (
    <>
      <p>{texts.noResults}</p>
      {wanted.length < SEARCH_MIN_LENGTH && <p className="form-text">{shellTexts.search.tooShort}</p>}
    </>
  );

/** What became of a search: under way, found, nothing, or that it could not be made, with a retry (SEARCH-7). */
export const SearchOutcome = ({ isOpen, onRetry }: { isOpen: boolean; onRetry: () => void }) => {
  const outcome = useAppSelector(selectOutcome);
  const below = useSearchBelow(isOpen, outcome);
  const asked = useAppSelector(selectAsked);
  const results = useAppSelector(selectResults);
  return (
    <div className={styles.searchOutcome}>
      <div role="status">
        {outcome === 'searching' && <p>{shellTexts.search.searching}</p>}
        {outcome === 'failed' && <p>{shellTexts.search.failed}</p>}
        {outcome === 'found' && <p>{countText(results.length)}</p>}
        {outcome === 'noResults' && <NoResults wanted={asked.trim()} />}
      </div>
      {outcome === 'failed' && (
        <button type="button" className="btn btn-primary mt-3" onClick={onRetry}>
          {shellTexts.search.retry}
        </button>
      )}
      {below}
    </div>
  );
};
