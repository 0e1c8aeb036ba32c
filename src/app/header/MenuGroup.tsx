import { useCallback, useId, useRef, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { groupDismissed, groupToggled, selectOpenGroup, selectOverlay } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDismissal, type DismissedBy } from './useDismissal.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

interface MenuGroupProps {
  label: string;
  className: string | undefined;
  isWide: boolean;
  children: ReactNode;
}

/**
 * A button that shows and hides a panel of links (the W3C's disclosure navigation, no menu roles). The tabIndex makes
 * Safari focus a clicked button, which is what opens the panel by `:focus-within` where no script runs.
 */
export const MenuGroup = ({ label, className, isWide, children }: MenuGroupProps) => {
  const panelId = useId();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenGroup) === label;
  // In the layer of small screens a group stays open until another opens: closing on a touch elsewhere would move the
  // target away from under the finger.
  const isAccordion = useAppSelector(selectOverlay) === 'menu';
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback(
    (by: DismissedBy) => {
      dispatch(groupDismissed());
      if (by === 'escape') button.current?.focus();
    },
    [dispatch],
  );
  const group = useDismissal<HTMLLIElement>(isOpen && !isAccordion, dismiss);
  return (
    <li
      className={joinClasses(styles.menuItem, isWide ? styles.menuItemWide : styles.menuItemSmall)}
      data-holds=""
      ref={group}
    >
      <button
        ref={button}
        type="button"
        className={className}
        tabIndex={0}
        data-opens="group"
        value={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => dispatch(groupToggled(label))}
      >
        {`${label} `}
        <Icon className={styles.menuChevron} name="chevronDown" />
      </button>
      <div className={joinClasses(styles.menuPanel, isOpen && 'is-open')} id={panelId}>
        {children}
      </div>
    </li>
  );
};
