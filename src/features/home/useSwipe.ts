import { useRef, type TouchEvent } from 'react';
import { BANNER_SWIPE_PX } from '../../contract/constants.ts';

/**
 * A swipe of BANNER_SWIPE_PX or more moves by one slide; the library's own wants one pixel more. A second finger means
 * zooming, and a move further up or down than aside means scrolling.
 */
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
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < BANNER_SWIPE_PX || Math.abs(x) < Math.abs(y)) return;
      onStep(x < 0 ? 1 : -1);
    },
  };
};
