import { useCallback } from 'react';
import { shellTexts } from '../../content/shellTexts.ts';
import { site } from '../../content/site.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { overlayDismissed, searchToggled, selectOverlay } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { SEARCH_ID } from './headerIds.ts';
import { SearchPopup } from './SearchPopup.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useDismissal, type DismissedBy } from './useDismissal.ts';
import { useOpener } from './useOpener.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

const StripContact = () => (
  <div className={styles.stripContact}>
    <PhoneLink className={styles.stripLink} phone={site.phone}>
      <Icon name="telephone" />
      <span className="visually-hidden">{`${shellTexts.header.call} `}</span>
      <bdi className={styles.stripLabel} dir="ltr">
        {site.phone}
      </bdi>
    </PhoneLink>
    <MailLink className={styles.stripLink} email={site.email}>
      <Icon name="envelope" />
      <span className="visually-hidden">{`${shellTexts.header.write} `}</span>
      <bdi className={styles.stripLabel} dir="ltr">
        {site.email}
      </bdi>
    </MailLink>
  </div>
);

/** Contact at the start; theme and search at the end, with the search popup beneath. */
export const TopStrip = () => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOverlay) === 'search';
  const { own, giveBack } = useOpener(isOpen);
  const dismiss = useCallback(
    (by: DismissedBy) => {
      if (by === 'escape') giveBack();
      dispatch(overlayDismissed());
    },
    [dispatch, giveBack],
  );
  const strip = useDismissal<HTMLDivElement>(isOpen, dismiss);
  return (
    <div className={joinClasses(styles.siteStrip, 'band-deep')} data-holds="" ref={strip}>
      <div className={joinClasses('container', styles.stripRow)}>
        <StripContact />
        <div className={styles.stripTools}>
          <ThemeToggle />
          <PageLink page="search" className={joinClasses(styles.stripButton, 'without-script')}>
            <Icon name="search" />
            <span className="visually-hidden">{shellTexts.search.open}</span>
          </PageLink>
          <button
            ref={own}
            type="button"
            className={joinClasses(styles.stripButton, 'needs-script')}
            data-opens="overlay"
            aria-expanded={isOpen}
            aria-controls={SEARCH_ID}
            onClick={() => dispatch(searchToggled())}
          >
            <Icon name="search" />
            <span className="visually-hidden">{shellTexts.search.open}</span>
          </button>
        </div>
      </div>
      <SearchPopup isOpen={isOpen} onClose={() => dismiss('escape')} />
    </div>
  );
};
