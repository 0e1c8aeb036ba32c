import { useEffect, type RefObject } from 'react';
import { replayEarlyActs } from './earlyActs.ts';

/** Does in a frame, once React has taken it over, what its visitor asked of it before. */
export const useEarlyActs = (
  frame: RefObject<Element | null>,
  onSwipe?: (direction: 1 | -1) => void,
): void => {
  useEffect(() => {
    if (frame.current) replayEarlyActs(frame.current, onSwipe);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it was taken over
  }, []);
};
