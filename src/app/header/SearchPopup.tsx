import { useEffect, useRef } from 'react';
import { loadCatalogue } from '../../content/loadCatalogue.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAsked } from '../../store/searchSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SEARCH_ID } from './headerIds.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import { useHeaderSearch } from './useHeaderSearch.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

interface SearchPopupProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search of the built-in catalogue, which arrives when this first opens (docs/requirements.md, SEARCH-1 to 7). */
export const SearchPopup = ({ isOpen, onClose }: SearchPopupProps) => {
  const asked = useAppSelector(selectAsked);
  const ask = useHeaderSearch();
  const input = useRef<HTMLInputElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Found open at hydration it leaves the focus where it is.
    if (isOpen && !wasOpen.current) input.current?.focus();
    wasOpen.current = isOpen;
    // Only to have it at hand: the search itself asks again, and says so when it does not come.
    if (isOpen) loadCatalogue().catch(() => undefined);
  }, [isOpen]);
  // The button goes away with the failure; the field is where one goes on from either outcome.
  const retry = () => {
    input.current?.focus();
    void ask(asked);
  };
  return (
    <div className={styles.searchPopup} id={SEARCH_ID} hidden={!isOpen}>
      <div className={joinClasses('container', styles.searchLayout)}>
        <SearchForm input={input} onAsk={(query) => void ask(query)} />
        <SearchOutcome isOpen={isOpen} onRetry={retry} />
        <button
          type="button"
          className={joinClasses('btn-icon', styles.searchClose)}
          data-closes={SEARCH_ID}
          onClick={onClose}
        >
          <Icon name="close" />
          <span className="visually-hidden">{shellTexts.search.close}</span>
        </button>
      </div>
    </div>
  );
};
