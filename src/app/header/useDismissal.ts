import { useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../ui/isComposing.ts';

export type DismissedBy = 'escape' | 'elsewhere';

/**
 * While `isOpen`, tells when something open is to close: Esc was pressed, or a pointer or the focus went outside the
 * element that carries the returned ref. That element holds the opening button too, or its click would open again.
 */
export const useDismissal = <Holder extends HTMLElement>(
  isOpen: boolean,
  onDismiss: (by: DismissedBy) => void,
) => {
  const holder = useRef<Holder>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !holder.current?.contains(target)) onDismiss('elsewhere');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) onDismiss('escape');
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, onDismiss]);
  return holder;
};
