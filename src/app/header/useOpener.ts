import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Remembers where the focus was when something opened: on the button that opened it, which need not be the header's
 * own. `giveBack` before closing returns the focus there, else to the button that carries the ref `own`.
 */
export const useOpener = (isOpen: boolean) => {
  const own = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const isWanted = useRef(false);
  const wasDrawn = useRef(false);
  // Before effects, in which what has opened takes the focus; and when it is gone and listens no more to the focus.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // What was open before hydration has the focus in itself by now: its opener is no longer known.
    const isKnown = wasDrawn.current && activeElement !== body;
    wasDrawn.current = true;
    if (isOpen) {
      opener.current = isKnown && activeElement instanceof HTMLElement ? activeElement : null;
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
