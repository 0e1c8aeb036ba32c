import { useEffect, useRef } from 'react';
import type { Phase } from './useSendApplication.ts';

/** When an attempt ends its way out goes, and the focus would fall to the document: the send button takes it. */
export const useHandedOnFocus = (phase: Phase) => {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Phase>(phase);
  useEffect(() => {
    const hasEnded = before.current !== 'editing' && phase === 'editing';
    before.current = phase;
    if (hasEnded && document.activeElement === document.body) button.current?.focus();
  }, [phase]);
  return button;
};
