import { useCallback, useId, useRef, type ReactNode } from 'react';
import type { PageName } from '../../content/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { pagesAbove } from '../../ui/pagesAbove.ts';
import { useCurrentPage } from './useCurrentPage.ts';
import { useDismissal, type DismissedBy } from './useDismissal.ts';

interface MenuGroupProps {
  label: string;
  /** The group is marked while one of these, or a page below one, is shown. */
  pages: readonly PageName[];
  isWide: boolean;
  isOpen: boolean;
  /** In the layer of small screens a group stays open until another opens: closing on a touch elsewhere would move
   *  the target away from under the finger. */
  isAccordion: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A button that shows and hides a panel of links (the W3C's disclosure navigation, no menu roles). The tabIndex makes
 * Safari focus a clicked button, which is what opens the panel by `:focus-within` where no script runs.
 */
export const MenuGroup = ({
  label,
  pages,
  isWide,
  isOpen,
  isAccordion,
  onToggle,
  children,
}: MenuGroupProps) => {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const current = useCurrentPage();
  const isCurrent =
    current !== undefined && [current, ...pagesAbove(current)].some((name) => pages.includes(name));
  const dismiss = useCallback(
    (by: DismissedBy) => {
      onToggle(false);
      if (by === 'escape') button.current?.focus();
    },
    [onToggle],
  );
  const group = useDismissal<HTMLLIElement>(isOpen && !isAccordion, dismiss);
  return (
    <li className={isWide ? 'menu-item menu-item-wide' : 'menu-item menu-item-small'} ref={group}>
      <button
        ref={button}
        type="button"
        className={isCurrent ? 'menu-link is-current' : 'menu-link'}
        tabIndex={0}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => onToggle(!isOpen)}
      >
        {label} <Icon className="menu-chevron" name="chevronDown" />
      </button>
      <div className={isOpen ? 'menu-panel is-open' : 'menu-panel'} id={panelId}>
        {children}
      </div>
    </li>
  );
};
