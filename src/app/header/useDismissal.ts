import { useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '../../lib/isComposing.ts';

export type DismissalCause = 'escape' | 'elsewhere';

/**
 * While `isOpen`, calls `onDismiss` on Esc, and when the pointer or the focus goes outside the element of the returned
 * ref. That element includes the button that opens it, whose own click would otherwise open it again.
 */
export const useDismissal = <Container extends HTMLElement>(
  isOpen: boolean,
  onDismiss: (cause: DismissalCause) => void,
) => {
  const container = useRef<Container>(null);
  const onElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !container.current?.contains(target)) onDismiss('elsewhere');
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) onDismiss('escape');
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return container;
};
