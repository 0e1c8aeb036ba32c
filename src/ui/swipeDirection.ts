import { BANNER_SWIPE_PX } from '../contract/constants.ts';

/**
 * Where a finger's way leads: 1 on, -1 back, 0 nowhere. It takes BANNER_SWIPE_PX (docs/requirements.md, CONST-5), one
 * less than the library wants, and a move further up or down than aside means scrolling. Pixels.
 */
export const swipeDirection = (x: number, y: number): 1 | -1 | 0 => {
  if (Math.abs(x) < BANNER_SWIPE_PX || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
};
