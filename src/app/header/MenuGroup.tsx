import { useId, useRef, type ReactNode } from 'react';
import Collapse from 'react-bootstrap/Collapse';
import { joinClasses } from '../../lib/joinClasses.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { groupDismissed, groupToggled, selectOpenGroup, selectOverlay } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDismissal } from './useDismissal.ts';
import * as styles from './Header.module.scss';

interface MenuGroupProps {
  label: string;
  /** The current page is in this group. */
  isCurrent: boolean;
  /** The panel is as wide as the page. */
  isWide: boolean;
  children: ReactNode;
}

/**
 * A button that shows and hides a panel of links: the W3C's disclosure navigation, without menu roles. `tabIndex` makes
 * Safari focus the button on a click, which opens the panel through `:focus-within` before hydration and without
 * JavaScript.
 */
export const MenuGroup = ({ label, isCurrent, isWide, children }: MenuGroupProps) => {
  const panelId = useId();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenGroup) === label;
  // In the phone menu a group stays open until another one opens. Closing it on a touch outside would move the target
  // from under the finger.
  const isAccordion = useAppSelector(selectOverlay) === 'menu';
  const button = useRef<HTMLButtonElement>(null);
  const group = useDismissal<HTMLLIElement>(isOpen && !isAccordion, (cause) => {
    dispatch(groupDismissed());
    if (cause === 'escape') button.current?.focus();
  });
  return (
    <li className={joinClasses('nav-item', styles.group, isWide && styles.isWide)} ref={group}>
      {/* Nav.Link would clear aria-controls. */}
      <button
        ref={button}
        type="button"
        className={joinClasses('nav-link', styles.link, isCurrent && 'active')}
        tabIndex={0}
        aria-current={isCurrent ? 'true' : undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => dispatch(groupToggled(label))}
      >
        {`${label} `}
        <Icon className={styles.chevron} name="chevronDown" />
      </button>
      <Collapse in={isOpen}>
        <div className={styles.panel} id={panelId}>
          {children}
        </div>
      </Collapse>
    </li>
  );
};
