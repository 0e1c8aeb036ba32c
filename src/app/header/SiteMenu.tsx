import { useEffect, useRef, useState } from 'react';
import { navigation } from '../../content/navigation.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { pageChosen } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MenuEntry } from './MenuEntry.tsx';

export const MENU_ID = 'site-menu';

interface SiteMenuProps {
  /** On small screens: the layer lies over the page. */
  isLayerOpen: boolean;
  onClose: () => void;
}

/** The one menu, drawn as a bar with panels on wide screens and as a layer with accordions on small ones. */
export const SiteMenu = ({ isLayerOpen, onClose }: SiteMenuProps) => {
  const dispatch = useAppDispatch();
  const [openGroup, setOpenGroup] = useState<string | null>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLayerOpen) closeButton.current?.focus();
  }, [isLayerOpen]);
  const choose = () => {
    setOpenGroup(null);
    dispatch(pageChosen());
  };
  const { mainMenu, closeMenu } = shellTexts.header;
  return (
    <nav className={isLayerOpen ? 'site-menu is-open' : 'site-menu'} id={MENU_ID} aria-label={mainMenu}>
      <div className="menu-close">
        <a className="btn-icon without-js" href="#main">
          <Icon name="close" /> <span className="visually-hidden">{closeMenu}</span>
        </a>
        <button ref={closeButton} type="button" className="btn-icon needs-js" onClick={onClose}>
          <Icon name="close" /> <span className="visually-hidden">{closeMenu}</span>
        </button>
      </div>
      <ul className="menu-list">
        {navigation.map((entry) => (
          <MenuEntry
            key={entry.kind === 'link' ? entry.page : entry.label}
            entry={entry}
            openGroup={openGroup}
            isAccordion={isLayerOpen}
            onToggle={setOpenGroup}
            onChoose={choose}
          />
        ))}
      </ul>
    </nav>
  );
};
