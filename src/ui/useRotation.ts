import { useState, type FocusEvent } from 'react';
import { useIsHidden } from './useIsHidden.ts';
import { useWantsStillness } from './useWantsStillness.ts';

/** `willing` moves unless something speaks against it; the other two are the visitor's own word. */
type Rotation = 'willing' | 'started' | 'stopped';

/**
 * When a carousel may move by itself (W3C APG, carousel pattern). Reduced motion and, where wanted, the pointer hold it
 * back; keyboard focus inside stops it for good; Start overrides all of them. Nothing moves in a hidden tab.
 */
export const useRotation = ({ pausesOnHover }: { pausesOnHover: boolean }) => {
  const [rotation, setRotation] = useState<Rotation>('willing');
  const [isHovered, setIsHovered] = useState(false);
  const wantsStillness = useWantsStillness();
  const isHidden = useIsHidden();
  const isHeldBack = wantsStillness || (pausesOnHover && isHovered);

  /** What the button says: whether it would move, were the pointer and the tab elsewhere. */
  const isOn = rotation === 'started' || (rotation === 'willing' && !wantsStillness);
  const isRotating = !isHidden && (rotation === 'started' || (rotation === 'willing' && !isHeldBack));

  const toggle = () => setRotation(isOn ? 'stopped' : 'started');
  const handlers = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ target }: FocusEvent) => {
      // A mouse's click moves the focus too, and must not stop anything.
      if (rotation === 'willing' && target.matches(':focus-visible')) setRotation('stopped');
    },
  };
  return { isOn, isRotating, toggle, handlers };
};
