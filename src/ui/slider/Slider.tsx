import { useId, useRef, type ReactNode } from 'react';
import { sliderTexts } from '../../content/sliderTexts.ts';
import { useIsNear } from '../useIsNear.ts';
import { useRotation } from '../useRotation.ts';
import { LateTrack } from './LateTrack.tsx';
import { SliderButtons } from './SliderButtons.tsx';
import type { TrackMoves } from './SliderTrack.tsx';
import type { SliderMotion, SlidesShown } from './sliderTypes.ts';
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
 * A row that slides once it comes near the view. Until then, and without JavaScript, it is a plain list of everything
 * (docs/requirements.md, CONST-6, CONST-7).
 */
export const Slider = ({ title, what, shown, motion, items }: SliderProps) => {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const moves = useRef<TrackMoves>(null);
  const { isOn, isRotating, toggle, handlers } = useRotation({ pausesOnHover: false });
  const track = useSliderTrack(useIsNear(frame));
  const movesItself = motion.intervalMs !== undefined;
  return (
    <div
      className="slider"
      data-shown={shown.wide}
      ref={frame}
      role="group"
      aria-roledescription={sliderTexts.carousel}
      aria-labelledby={titleId}
      {...handlers}
    >
      <div className="slider-head">
        <h2 id={titleId}>{title}</h2>
        {track && (
          <SliderButtons
            what={what}
            rotation={movesItself ? { isOn, toggle } : undefined}
            onStep={(direction) => moves.current?.step(direction)}
          />
        )}
      </div>
      {track ? (
        <LateTrack
          module={track}
          ref={moves}
          shown={shown}
          motion={motion}
          isRotating={movesItself && isRotating}
        >
          {items.map(({ key, content }) => (
            <div className="slider-cell" key={key}>
              {content}
            </div>
          ))}
        </LateTrack>
      ) : (
        <ul className="slider-plain">
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
