import { sliderTexts } from '../../content/sliderTexts.ts';
import { IconShape, LineIconShape } from '../IconShape.tsx';

/** From bootstrap-icons, like `content/icons.ts`. The chevrons are given by the centre of their lines. */
const paths = {
  pause: 'M7 5v6a1.5 1.5 0 0 1-3 0V5a1.5 1.5 0 0 1 3 0m5 0v6a1.5 1.5 0 0 1-3 0V5a1.5 1.5 0 0 1 3 0',
  play: 'm11.596 8.697-6.363 3.692c-.54.313-1.233-.066-1.233-.697V4.308c0-.63.692-1.01 1.233-.696l6.363 3.692a.802.802 0 0 1 0 1.393',
  previous: 'M11 2 5 8l6 6',
  next: 'm5 2 6 6-6 6',
} as const;

interface SliderButtonsProps {
  /** What moves, in the plural. */
  what: string;
  /** Missing if the slider does not rotate. */
  rotation?: { isOn: boolean; toggle: () => void } | undefined;
  onStep: (direction: 1 | -1) => void;
}

/** Stop or Start first, as the first tab stop; then Previous and Next. */
export const SliderButtons = ({ what, rotation, onStep }: SliderButtonsProps) => (
  <div className="slider-buttons">
    {rotation && (
      <button
        type="button"
        className="btn-square"
        aria-label={rotation.isOn ? sliderTexts.stop(what) : sliderTexts.start(what)}
        onClick={rotation.toggle}
      >
        <IconShape path={rotation.isOn ? paths.pause : paths.play} />
      </button>
    )}
    {([-1, 1] as const).map((direction) => (
      <button
        key={direction}
        type="button"
        className="btn-square"
        aria-label={direction === 1 ? sliderTexts.next(what) : sliderTexts.previous(what)}
        onClick={() => onStep(direction)}
      >
        <LineIconShape path={direction === 1 ? paths.next : paths.previous} className="points-on" />
      </button>
    ))}
  </div>
);
