import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';
import * as styles from './ReadMore.module.scss';

interface ReadMoreProps {
  label: string;
  /** Spoken after the label, so that no two buttons of a page are called the same. */
  about: string;
  onOpen: () => void;
  /** What the dialog shows, for readers without JavaScript. */
  children: ReactNode;
}

/**
 * Opens a dialog; without JavaScript, and before it, the same words unfold in place. What was unfolded then stays so
 * until it is folded again.
 */
export const ReadMore = ({ label, about, onOpen, children }: ReadMoreProps) => {
  const isHydrated = useIsHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const hasButton = isHydrated && !isUnfolded;

  // React knows nothing of what the browser opened, nor of where the focus is.
  const look = () => {
    takesFocus.current = Boolean(details.current?.contains(document.activeElement));
    setIsUnfolded(Boolean(details.current?.open));
  };
  useLayoutEffect(look, []);
  useLayoutEffect(() => {
    if (!hasButton || !takesFocus.current) return;
    takesFocus.current = false;
    button.current?.focus({ preventScroll: true });
  }, [hasButton]);

  const words = (
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
        {words}
      </button>
      {/* Its visitor may have opened it before React came. */}
      <details ref={details} hidden={hasButton} suppressHydrationWarning onToggle={look}>
        <summary className="btn btn-quiet">{words}</summary>
        {children}
      </details>
    </div>
  );
};
