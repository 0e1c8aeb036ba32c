import { useCallback, useRef } from 'react';
import { shellTexts } from '../../content/shellTexts.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { menuToggled, overlayDismissed, pageChosen, selectOverlay } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { MENU_ID } from './headerIds.ts';
import { SiteMenu } from './SiteMenu.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

/**
 * Logo and menu. Below 992 px the menu is a layer that a button opens; without scripts a link stands in the button's
 * place and the address's fragment opens the layer.
 */
export const MainBar = () => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOverlay) === 'menu';
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => dispatch(overlayDismissed()), [dispatch]);
  return (
    <div className={styles.siteBar}>
      <div className={joinClasses('container', styles.barRow)}>
        <PageLink page="home" className={styles.logoLink} onClick={() => dispatch(pageChosen())}>
          <Logo />
          <span className="visually-hidden">{shellTexts.header.home}</span>
        </PageLink>
        <a className={joinClasses('btn-icon', styles.menuButton, 'without-script')} href={`#${MENU_ID}`}>
          <Icon name="menu" />
          {` ${shellTexts.header.menu}`}
        </a>
        <button
          ref={button}
          type="button"
          className={joinClasses('btn-icon', styles.menuButton, 'needs-script')}
          data-opens="overlay"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => dispatch(menuToggled())}
        >
          <Icon name="menu" />
          {` ${shellTexts.header.menu}`}
        </button>
        <SiteMenu isLayerOpen={isOpen} opener={button} onClose={close} />
      </div>
    </div>
  );
};
