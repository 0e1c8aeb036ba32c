import { useRef, type TouchEvent } from 'react';
import { swipeDirection } from './swipeDirection.ts';

/** Handlers that tell of a swipe; a second finger means zooming. */
export const useSwipe = (onStep: (direction: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger] = touches.length === 1 ? [touches[0]] : [];
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = [changedTouches[0]];
      if (!start.current || !finger) return;
      const direction = swipeDirection(finger.clientX - start.current.x, finger.clientY - start.current.y);
      start.current = null;
      if (direction) onStep(direction);
    },
  };
};
