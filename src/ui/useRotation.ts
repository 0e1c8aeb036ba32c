import { useEffect, useState, useSyncExternalStore, type FocusEvent, type RefObject } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/** With `auto` the carousel moves unless something prevents it. The other two are the visitor's choice. */
export type Rotation = 'auto' | 'started' | 'stopped';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const onMotionChange = (notify: () => void) => {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

const onVisibilityChange = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Whether any part of an element is in view. */
const useIsInView = (element: RefObject<Element | null>): boolean => {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
};

interface RotationOptions {
  frame: RefObject<HTMLElement | null>;
  rotation: Rotation;
  onStart: () => void;
  onStop: () => void;
  /** Pauses temporarily, for example while the pointer is over the banner. */
  isPaused?: boolean;
}

/**
 * When a carousel may move automatically (W3C APG, carousel pattern). Reduced motion and a pause prevent it; keyboard
 * focus inside stops it for good; Start overrides all of them. Nothing moves in a hidden tab or out of view.
 */
export const useRotation = ({ frame, rotation, onStart, onStop, isPaused = false }: RotationOptions) => {
  // The server cannot know this, and nothing moves there.
  const isReduced = useSyncExternalStore(
    onMotionChange,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
  const isHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const isInView = useIsInView(frame);
  const isHydrated = useIsHydrated();
  const isAuto = rotation === 'auto';

  /** The button's state: whether the carousel moves unless the pointer, a hidden tab or scrolling pauses it. */
  const isOn = rotation === 'started' || (isAuto && !(isHydrated && isReduced));
  const isRotating = !isHidden && isInView && (rotation === 'started' || (isAuto && !isReduced && !isPaused));

  // No focus event fires for an element that had the focus before hydration.
  useEffect(() => {
    const { activeElement } = document;
    if (isAuto && frame.current?.contains(activeElement) && activeElement?.matches(':focus-visible'))
      onStop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);

  return {
    isOn,
    isRotating,
    toggle: isOn ? onStop : onStart,
    onFocus: ({ target }: FocusEvent) => {
      // A click also moves the focus, but must not stop the rotation.
      if (isAuto && target.matches(':focus-visible')) onStop();
    },
  };
};
