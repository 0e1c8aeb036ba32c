import { useId, useRef, useState, type ReactNode } from 'react';
import { sliderTexts } from '../../content/sliderTexts.ts';
import type { Rotation } from '../../lib/rotation.ts';
import { useEarlyActs } from '../useEarlyActs.ts';
import { useIsNear } from '../useIsNear.ts';
import { useRotation } from '../useRotation.ts';
import { useSwipe } from '../useSwipe.ts';
import { LateTrack } from './LateTrack.tsx';
import { SliderButtons } from './SliderButtons.tsx';
import type { TrackMoves } from './SliderTrack.tsx';
import type { SliderMotion, SlidesShown } from './sliderTypes.ts';
import { useFocusHandedOn } from './useFocusHandedOn.ts';
import { useSliderTrack } from './useSliderTrack.ts';

interface SliderProps {
  title: string;
  /** What moves, in the plural, for the names of the buttons. */
  what: string;
  shown: SlidesShown;
  motion: SliderMotion;
  items: readonly { key: string; content: ReactNode }[];
}

/**
 * A row that slides once it comes near the view. Until then, without JavaScript and on paper, it is a plain list of
 * everything (docs/requirements.md, CONST-6, CONST-7). Its buttons are there from the start: what is asked of them, and
 * of the finger, before the moving part has come, is done when it has (SHELL-12).
 */
export const Slider = ({ title, what, shown, motion, items }: SliderProps) => {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const moves = useRef<TrackMoves>(null);
  const [rotation, setRotation] = useState<Rotation>('willing');
  const [asked, setAsked] = useState(0);
  const { isOn, isRotating, toggle, onFocus } = useRotation({
    frame,
    rotation,
    onStart: () => setRotation('started'),
    onStop: () => setRotation('stopped'),
  });
  const isNear = useIsNear(frame);
  const track = useSliderTrack({ list, isWanted: isNear || asked !== 0, asked });
  useFocusHandedOn(frame, list, track !== undefined);
  const step = (direction: 1 | -1) => {
    if (moves.current) moves.current.step(direction);
    else setAsked((steps) => steps + direction);
  };
  const swipe = useSwipe(step);
  useEarlyActs(frame, step);
  // The moving part has ears of its own.
  const handlers = track ? { onFocus } : { onFocus, ...swipe };
  const movesItself = motion.intervalMs !== undefined;
  const fromPlace = [...items.slice(track?.from), ...items.slice(0, track?.from)];
  return (
    <div
      className="slider"
      data-shown={shown.wide}
      data-early
      ref={frame}
      role="group"
      aria-roledescription={sliderTexts.carousel}
      aria-labelledby={titleId}
      {...handlers}
    >
      <div className="slider-head">
        <h2 id={titleId}>{title}</h2>
        <SliderButtons what={what} rotation={movesItself ? { isOn, toggle } : undefined} onStep={step} />
      </div>
      {track && (
        <LateTrack
          module={track.module}
          ref={moves}
          shown={shown}
          motion={motion}
          isRotating={movesItself && isRotating}
        >
          {fromPlace.map(({ key, content }) => (
            <div className="slider-cell" key={key} data-item={key}>
              {content}
            </div>
          ))}
        </LateTrack>
      )}
      <ul ref={list} className={track ? 'slider-plain is-replaced' : 'slider-plain'}>
        {items.map(({ key, content }) => (
          <li key={key} data-item={key}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
};
