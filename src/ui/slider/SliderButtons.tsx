import { sliderTexts } from '../../content/sliderTexts.ts';
import { Icon } from '../Icon.tsx';

interface SliderButtonsProps {
  /** Plural, for the labels of the buttons. */
  itemsName: string;
  /** Missing if the slider does not rotate. */
  rotation?: { isOn: boolean; toggle: () => void } | undefined;
  onStep: (direction: 1 | -1) => void;
}

/** Stop or Start first, as the first tab stop; then Previous and Next. */
export const SliderButtons = ({ itemsName, rotation, onStep }: SliderButtonsProps) => (
  <div className="slider-buttons">
    {rotation && (
      <button
        type="button"
        className="btn-square"
        aria-label={rotation.isOn ? sliderTexts.stop(itemsName) : sliderTexts.start(itemsName)}
        onClick={rotation.toggle}
      >
        <Icon name={rotation.isOn ? 'pause' : 'play'} />
      </button>
    )}
    {([-1, 1] as const).map((direction) => (
      <button
        key={direction}
        type="button"
        className="btn-square"
        aria-label={direction === 1 ? sliderTexts.next(itemsName) : sliderTexts.previous(itemsName)}
        onClick={() => onStep(direction)}
      >
        <Icon name={direction === 1 ? 'chevronRight' : 'chevronLeft'} />
      </button>
    ))}
  </div>
);
