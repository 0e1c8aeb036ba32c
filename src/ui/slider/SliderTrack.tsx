import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { SLIDER_WIDTHS } from '../../contract/constants.ts';
import { LoopingCarousel } from './LoopingCarousel.ts';
import type { SliderMotion, SlidesShown } from './sliderTypes.ts';

export interface TrackMoves {
  step: (direction: 1 | -1) => void;
}

export interface SliderTrackProps {
  ref: Ref<TrackMoves>;
  shown: SlidesShown;
  motion: SliderMotion;
  isRotating: boolean;
  children: readonly ReactNode[];
}

const WIDEST = 100_000;

const responsive = ({ wide, medium, narrow }: SlidesShown) => ({
  wide: { breakpoint: { max: WIDEST, min: SLIDER_WIDTHS.medium + 1 }, items: wide },
  medium: { breakpoint: { max: SLIDER_WIDTHS.medium, min: SLIDER_WIDTHS.narrow + 1 }, items: medium },
  narrow: { breakpoint: { max: SLIDER_WIDTHS.narrow, min: 0 }, items: narrow },
});

/** The moving part of a slider. It travels in a chunk of its own and is drawn in the browser only. */
export const SliderTrack = ({ ref, shown, motion, isRotating, children }: SliderTrackProps) => {
  const carousel = useRef<LoopingCarousel>(null);
  const timer = useRef(0);
  const [isVisitorsMove, setIsVisitorsMove] = useState(false);
  const duration = isVisitorsMove ? motion.userMs : motion.autoMs;

  // The visitor's moves are quick and the slider's own slow; a move keeps the pace with which it began.
  const quicken = () => {
    clearTimeout(timer.current);
    flushSync(() => setIsVisitorsMove(true));
    timer.current = window.setTimeout(() => setIsVisitorsMove(false), motion.userMs);
  };
  const step = (direction: 1 | -1) => {
    quicken();
    carousel.current?.step(direction);
  };
  useImperativeHandle(ref, () => ({ step }));
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
      >
        {children}
      </LoopingCarousel>
    </div>
  );
};
