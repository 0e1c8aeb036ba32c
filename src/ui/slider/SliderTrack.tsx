import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { SLIDER_BREAKPOINTS_PX } from '../../contract/constants.ts';
import { LoopingCarousel, slideShown } from './LoopingCarousel.ts';

export interface SliderHandle {
  step: (direction: 1 | -1) => void;
}

export interface SliderTrackProps {
  ref: Ref<SliderHandle>;
  /** Slides visible at full width, and up to each of SLIDER_BREAKPOINTS_PX. */
  shown: { wide: number; medium: number; narrow: number };
  /** Milliseconds; without an interval it never moves automatically. */
  motion: { userMs: number; autoMs: number; intervalMs?: number };
  isRotating: boolean;
  /** The index of the first visible slide changed. */
  onShown?: ((place: number) => void) | undefined;
  children: readonly ReactNode[];
}

const { medium: mediumPx, narrow: narrowPx } = SLIDER_BREAKPOINTS_PX;

const responsive = ({ wide, medium, narrow }: SliderTrackProps['shown']) => ({
  wide: { breakpoint: { max: 100_000, min: mediumPx + 1 }, items: wide },
  medium: { breakpoint: { max: mediumPx, min: narrowPx + 1 }, items: medium },
  narrow: { breakpoint: { max: narrowPx, min: 0 }, items: narrow },
});

/** The moving part of a slider, in its own chunk. Moves by the visitor are fast, automatic ones slow. */
export const SliderTrack = ({ ref, shown, motion, isRotating, onShown, children }: SliderTrackProps) => {
  const carousel = useRef<LoopingCarousel>(null);
  const timer = useRef(0);
  const [isUsersMove, setIsUsersMove] = useState(false);
  const duration = isUsersMove ? motion.userMs : motion.autoMs;
  const quicken = () => {
    clearTimeout(timer.current);
    flushSync(() => setIsUsersMove(true));
    timer.current = window.setTimeout(() => setIsUsersMove(false), motion.userMs);
  };
  useImperativeHandle(ref, () => ({
    step: (direction) => {
      quicken();
      carousel.current?.step(direction);
    },
  }));
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div
      className="slider-track"
      aria-live={isRotating ? 'off' : 'polite'}
      onTouchStartCapture={quicken}
      onTouchEndCapture={quicken}
    >
      <LoopingCarousel
        ref={carousel}
        ssr
        deviceType="wide"
        responsive={responsive(shown)}
        infinite
        arrows={false}
        draggable={false}
        keyBoardControl={false}
        pauseOnHover={false}
        autoPlay={isRotating}
        autoPlaySpeed={motion.intervalMs ?? 0}
        transitionDuration={duration}
        customTransition={`transform ${duration}ms ease-in-out`}
        beforeChange={(place, { slidesToShow }) =>
          onShown?.(slideShown(place, children.length, slidesToShow))
        }
      >
        {children}
      </LoopingCarousel>
    </div>
  );
};
