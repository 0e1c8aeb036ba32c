import { useLayoutEffect, useRef } from 'react';
import { shellTexts } from '../../content/shellTexts.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { overlayDismissed, searchToggled, selectOverlay } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { SEARCH_ID, SearchPopup } from './SearchPopup.tsx';
import { useDismissal } from './useDismissal.ts';
import * as styles from './Header.module.scss';

/** The search icon and its popup; without JavaScript a link to the search page. */
export const HeaderSearch = () => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOverlay) === 'search';
  const button = useRef<HTMLButtonElement>(null);
  // The 'not found' page also has a button that opens the search.
  const opener = useRef<Element>(null);
  // A layout effect runs before the popup's effect, which moves the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  const close = () => {
    const target = opener.current === document.body ? button.current : opener.current;
    if (target instanceof HTMLElement) target.focus();
    dispatch(overlayDismissed());
  };
  const container = useDismissal<HTMLDivElement>(isOpen, (cause) => {
    if (cause === 'escape') close();
    else dispatch(overlayDismissed());
  });
  const icon = (
    <>
      <Icon name="search" />
      <span className="visually-hidden">{shellTexts.search.open}</span>
    </>
  );
  return (
    <div ref={container}>
      <PageLink page="search" className={joinClasses(styles.utilityBarLink, 'without-js')}>
        {icon}
      </PageLink>
      <button
        ref={button}
        type="button"
        className={joinClasses(styles.utilityBarLink, 'needs-js')}
        aria-expanded={isOpen}
        aria-controls={SEARCH_ID}
        onClick={() => dispatch(searchToggled())}
      >
        {icon}
      </button>
      {isOpen && <SearchPopup onClose={close} />}
    </div>
  );
};
