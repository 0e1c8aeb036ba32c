import { useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '../../lib/isComposing.ts';

export type DismissalCause = 'escape' | 'outside';

/**
 * While `isOpen`, calls `onDismiss` on Esc, and when the pointer or the focus goes outside the element of the returned
 * ref. That element must contain the button that toggles it: otherwise a click on the button would close and reopen it.
 */
export const useDismissal = <Container extends HTMLElement>(
  isOpen: boolean,
  onDismiss: (cause: DismissalCause) => void,
) => {
  const container = useRef<Container>(null);
  const onOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !container.current?.contains(target)) onDismiss('outside');
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) onDismiss('escape');
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return container;
};
