import { BANNER_SWIPE_PX } from '../contract/constants.ts';
import { swipeDirection } from './swipeDirection.ts';

it('goes on to the left and back to the right, from the specified way on', () => {
  expect(swipeDirection(-BANNER_SWIPE_PX, 0)).toBe(1);
  expect(swipeDirection(BANNER_SWIPE_PX, 0)).toBe(-1);
  expect(swipeDirection(BANNER_SWIPE_PX - 1, 0)).toBe(0);
  expect(swipeDirection(1 - BANNER_SWIPE_PX, 0)).toBe(0);
});

it('takes a way that leads further up or down than aside for scrolling', () => {
  expect(swipeDirection(-60, 61)).toBe(0);
  expect(swipeDirection(-60, -60)).toBe(1);
});
