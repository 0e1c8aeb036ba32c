import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { SLIDER_BREAKPOINTS_PX } from '../../contract/constants.ts';
import { LoopingCarousel, toSlideIndex } from './LoopingCarousel.ts';

export interface SliderHandle {
  /** Moves by one slide. Returns the index of the first visible slide and the number of visible ones. */
  step: (direction: 1 | -1) => { index: number; visible: number };
}

export interface SliderTrackProps {
  ref: Ref<SliderHandle>;
  /** Number of visible slides at full width, and up to each of SLIDER_BREAKPOINTS_PX. */
  counts: { wide: number; medium: number; narrow: number };
  /** Milliseconds; without an interval it never moves automatically. */
  motion: { userMs: number; autoMs: number; intervalMs?: number };
  isRotating: boolean;
  /** Called with the index of the first visible slide. */
  onMove?: ((index: number) => void) | undefined;
  children: readonly ReactNode[];
}

const { medium: mediumPx, narrow: narrowPx } = SLIDER_BREAKPOINTS_PX;

const toResponsive = ({ wide, medium, narrow }: SliderTrackProps['counts']) => ({
  wide: { breakpoint: { max: 100_000, min: mediumPx + 1 }, items: wide },
  medium: { breakpoint: { max: mediumPx, min: narrowPx + 1 }, items: medium },
  narrow: { breakpoint: { max: narrowPx, min: 0 }, items: narrow },
});

/** The moving part of a slider, in its own chunk. Moves by the visitor are fast, automatic ones slow. */
export const SliderTrack = ({ ref, counts, motion, isRotating, onMove, children }: SliderTrackProps) => {
  const carousel = useRef<LoopingCarousel>(null);
  const timer = useRef(0);
  const lastMove = useRef({ index: 0, visible: 1 });
  const [isUserMove, setIsUserMove] = useState(false);
  const duration = isUserMove ? motion.userMs : motion.autoMs;
  const shortenTransition = () => {
    clearTimeout(timer.current);
    flushSync(() => setIsUserMove(true));
    timer.current = window.setTimeout(() => setIsUserMove(false), motion.userMs);
  };
  useImperativeHandle(ref, () => ({
    step: (direction) => {
      shortenTransition();
      carousel.current?.step(direction);
      return lastMove.current;
    },
  }));
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div
      className="slider-track"
      onTouchStartCapture={shortenTransition}
      onTouchEndCapture={shortenTransition}
    >
      <LoopingCarousel
        ref={carousel}
        ssr
        deviceType="wide"
        responsive={toResponsive(counts)}
        infinite
        arrows={false}
        draggable={false}
        keyBoardControl={false}
        pauseOnHover={false}
        autoPlay={isRotating}
        autoPlaySpeed={motion.intervalMs ?? 0}
        transitionDuration={duration}
        customTransition={`transform ${duration}ms ease-in-out`}
        beforeChange={(position, { slidesToShow }) => {
          const index = toSlideIndex(position, children.length, slidesToShow);
          lastMove.current = { index, visible: slidesToShow };
          onMove?.(index);
        }}
      >
        {children}
      </LoopingCarousel>
    </div>
  );
};
