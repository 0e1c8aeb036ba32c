import { useRef, type RefObject } from 'react';
import { navigation } from '../../content/navigation.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MENU_ID } from './headerIds.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { useDismissal } from './useDismissal.ts';
import { useLayer } from './useLayer.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

interface SiteMenuProps {
  /** On small screens: the layer lies over the page. */
  isLayerOpen: boolean;
  /** The button that opens the layer. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The one menu, drawn as a bar with panels on wide screens and as a layer with accordions on small ones. */
export const SiteMenu = ({ isLayerOpen, opener, onClose }: SiteMenuProps) => {
  const menu = useDismissal<HTMLElement>(isLayerOpen, onClose);
  const closeButton = useRef<HTMLButtonElement>(null);
  useLayer({ isOpen: isLayerOpen, layer: menu, first: closeButton, opener, onClose });
  const { mainMenu, closeMenu } = shellTexts.header;
  return (
    <nav
      className={joinClasses(styles.siteMenu, isLayerOpen && 'is-open')}
      id={MENU_ID}
      aria-label={mainMenu}
      ref={menu}
    >
      <div className={styles.menuClose}>
        <a className="btn-icon without-script" href="#main">
          <Icon name="close" /> <span className="visually-hidden">{closeMenu}</span>
        </a>
        <button
          ref={closeButton}
          type="button"
          className="btn-icon needs-script"
          data-closes={MENU_ID}
          onClick={onClose}
        >
          <Icon name="close" /> <span className="visually-hidden">{closeMenu}</span>
        </button>
      </div>
      <ul className={styles.menuList}>
        {navigation.map((entry) => (
          <MenuEntry key={entry.kind === 'link' ? entry.page : entry.label} entry={entry} />
        ))}
      </ul>
    </nav>
  );
};
