import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Remembers where the focus was when something opened: on the button that opened it, which need not be the header's
 * own. `giveBack` before closing returns the focus there, else to the button that carries the ref `own`.
 */
export const useOpener = (isOpen: boolean) => {
  const own = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const isWanted = useRef(false);
  // Before effects, in which what has opened takes the focus; and when it is gone and listens no more to the focus.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isOpen) {
      opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
      return;
    }
    if (isWanted.current) (opener.current?.isConnected ? opener.current : own.current)?.focus();
    isWanted.current = false;
  }, [isOpen]);
  const giveBack = useCallback(() => {
    isWanted.current = true;
  }, []);
  return { own, giveBack };
};
