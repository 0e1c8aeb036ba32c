import { useEffect, type FocusEvent, type RefObject } from 'react';
import type { Rotation } from '../lib/rotation.ts';
import { useIsHidden } from './useIsHidden.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { useWantsStillness } from './useWantsStillness.ts';

interface RotationParts {
  frame: RefObject<HTMLElement | null>;
  rotation: Rotation;
  onStart: () => void;
  onStop: () => void;
  /** Something else makes it wait: the pointer. */
  isHeldBack?: boolean;
}

/**
 * When a carousel may move by itself (W3C APG, carousel pattern). Reduced motion and, where wanted, the pointer hold it
 * back; keyboard focus inside stops it for good; Start overrides all of them. Nothing moves in a hidden tab.
 */
export const useRotation = ({ frame, rotation, onStart, onStop, isHeldBack = false }: RotationParts) => {
  const wantsStillness = useWantsStillness();
  const isHydrated = useIsHydrated();
  const isHidden = useIsHidden();
  const isWilling = rotation === 'willing';

  /** What the button says: whether it would move, were the pointer and the tab elsewhere. As most visitors will see it, at first. */
  const isOn = rotation === 'started' || (isWilling && !(isHydrated && wantsStillness));
  const isRotating = !isHidden && (rotation === 'started' || (isWilling && !wantsStillness && !isHeldBack));

  // The focus may have come before the script, and tells nobody then.
  useEffect(() => {
    const { activeElement } = document;
    if (isWilling && frame.current?.contains(activeElement) && activeElement?.matches(':focus-visible'))
      onStop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was found, once
  }, []);

  return {
    isOn,
    isRotating,
    toggle: isOn ? onStop : onStart,
    onFocus: ({ target }: FocusEvent) => {
      // A mouse's click moves the focus too, and must not stop anything.
      if (isWilling && target.matches(':focus-visible')) onStop();
    },
  };
};
