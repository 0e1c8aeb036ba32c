import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';
import * as styles from './ReadMore.module.scss';

interface ReadMoreProps {
  label: string;
  /** Read out after the label, so that no two buttons of a page have the same name. */
  about: string;
  onOpen: () => void;
  /** The dialog's content, for visitors without JavaScript. */
  children: ReactNode;
}

/**
 * Opens a dialog. Before hydration, and without JavaScript, the same text expands in place, and stays expanded until it
 * is collapsed.
 */
export const ReadMore = ({ label, about, onOpen, children }: ReadMoreProps) => {
  const isHydrated = useIsHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [isExpanded, setIsExpanded] = useState(false);
  const hasButton = isHydrated && !isExpanded;

  // React does not know what the browser opened, or where the focus is.
  const readState = () => {
    hadFocus.current = Boolean(details.current?.contains(document.activeElement));
    setIsExpanded(Boolean(details.current?.open));
  };
  useLayoutEffect(readState, []);
  useLayoutEffect(() => {
    if (!hasButton || !hadFocus.current) return;
    hadFocus.current = false;
    button.current?.focus({ preventScroll: true });
  }, [hasButton]);

  const content = (
    <>
      {label}
      <span className="visually-hidden">{about}</span>
    </>
  );
  return (
    <div className={styles.readMore}>
      <button
        ref={button}
        type="button"
        className="btn btn-quiet"
        aria-haspopup="dialog"
        hidden={!hasButton}
        onClick={onOpen}
      >
        {content}
      </button>
      {/* It may have been opened before hydration. */}
      <details ref={details} hidden={hasButton} suppressHydrationWarning onToggle={readState}>
        <summary className="btn btn-quiet">{content}</summary>
        {children}
      </details>
    </div>
  );
};
