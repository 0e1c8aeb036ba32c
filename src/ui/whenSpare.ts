import { isThrifty } from './isThrifty.ts';
import { whenIdle } from './whenIdle.ts';

/** Fetches what may be of use when the browser has nothing else to do, unless bytes are dear (docs/requirements.md, PERF-2). */
export const whenSpare = (bring: () => void): void =>
  whenIdle(() => {
    if (!isThrifty()) bring();
  });
