import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** From here on the menu is a bar (`_menuInBar.scss`). */
const BAR = '(min-width: 62em)';

/** Everything beside an element and beside its ancestors. */
const outsideOf = (element: Element): Element[] => {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  return [...[...parent.children].filter((child) => child !== element), ...outsideOf(parent)];
};

interface Layer {
  isOpen: boolean;
  layer: RefObject<HTMLElement | null>;
  /** Gets the focus when the layer opens. */
  first: RefObject<HTMLElement | null>;
  /** Gets it back when the layer closes. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * While open, the layer has the page for itself: nothing beside it takes focus or touch (WCAG 2.4.11). A layer that is
 * open when it is first drawn, because it was opened before hydration, leaves the focus where it is. It closes when the
 * window grows wide enough for the bar (docs/requirements.md, HEAD-10).
 */
export const useLayer = ({ isOpen, layer, first, opener, onClose }: Layer): void => {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const hasChanged = isOpen !== wasOpen.current;
    wasOpen.current = isOpen;
    if (hasChanged) (isOpen ? first : opener).current?.focus();
    if (!isOpen || !layer.current) return undefined;
    const outside = outsideOf(layer.current);
    for (const element of outside) element.setAttribute('inert', '');
    return () => {
      for (const element of outside) element.removeAttribute('inert');
    };
  }, [isOpen, layer, first, opener]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const bar = globalThis.matchMedia?.(BAR);
    const check = () => {
      if (bar?.matches) onClose();
    };
    check();
    bar?.addEventListener('change', check);
    return () => bar?.removeEventListener('change', check);
  }, [isOpen, onClose]);
};
