import { homeTexts } from '../../content/homeTexts.ts';
import { sliderTexts } from '../../content/sliderTexts.ts';
import { slides } from '../../content/slides.ts';
import { SliderButtons } from '../../ui/slider/SliderButtons.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Banner.module.scss';

interface BannerToolbarProps {
  at: number;
  rotation: { isOn: boolean; toggle: () => void };
  onStep: (direction: 1 | -1) => void;
  onChoose: (at: number) => void;
}

/** Stop or Start, back, on, and a bar for each slide. */
export const BannerToolbar = ({ at, rotation, onStep, onChoose }: BannerToolbarProps) => (
  <div className={joinClasses('container', styles.heroToolbar)}>
    <SliderButtons what={homeTexts.slides} rotation={rotation} onStep={onStep} />
    <div className={styles.heroBars}>
      {slides.map(({ title }, index) => (
        <button
          key={title}
          type="button"
          className={styles.heroBar}
          aria-label={sliderTexts.choose(index + 1, title)}
          aria-current={index === at ? 'true' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  </div>
);
