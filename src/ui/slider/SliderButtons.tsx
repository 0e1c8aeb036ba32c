import { sliderTexts } from '../../content/sliderTexts.ts';
import { IconShape, LineIconShape } from '../IconShape.tsx';
import { sliderIcons, sliderLineIcons } from './sliderIcons.ts';

interface SliderButtonsProps {
  /** What moves, in the plural. */
  what: string;
  /** Missing where nothing moves by itself. */
  rotation?: { isOn: boolean; toggle: () => void } | undefined;
  onStep: (direction: 1 | -1) => void;
}

/** Stop or Start first, as the first stop of the Tab key; then back and on. */
export const SliderButtons = ({ what, rotation, onStep }: SliderButtonsProps) => (
  <div className="slider-buttons">
    {rotation && (
      <button
        type="button"
        className="btn-square"
        aria-label={rotation.isOn ? sliderTexts.stop(what) : sliderTexts.start(what)}
        onClick={rotation.toggle}
      >
        <IconShape path={rotation.isOn ? sliderIcons.pause : sliderIcons.play} />
      </button>
    )}
    <button
      type="button"
      className="btn-square"
      aria-label={sliderTexts.previous(what)}
      onClick={() => onStep(-1)}
    >
      <LineIconShape path={sliderLineIcons.chevronLeft} className="points-on" />
    </button>
    <button
      type="button"
      className="btn-square"
      aria-label={sliderTexts.next(what)}
      onClick={() => onStep(1)}
    >
      <LineIconShape path={sliderLineIcons.chevronRight} className="points-on" />
    </button>
  </div>
);
