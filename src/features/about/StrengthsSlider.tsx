import { aboutTexts, strengths } from '../../content/aboutTexts.ts';
import { ABOUT_SLIDE_MS, ABOUT_SLIDES } from '../../contract/constants.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Slider } from '../../ui/slider/Slider.tsx';
import * as styles from './StrengthsSlider.module.scss';

const motion = { userMs: ABOUT_SLIDE_MS, autoMs: ABOUT_SLIDE_MS } as const;

/** Six reasons in a row without an end; it moves only when asked to. */
export const StrengthsSlider = () => (
  <Slider
    title={aboutTexts.excel}
    what={aboutTexts.excelCards}
    shown={ABOUT_SLIDES}
    motion={motion}
    items={strengths.map(({ title, text, sign }) => ({
      key: title,
      content: (
        <div className={styles.strength}>
          <span className="value-mark">
            <Icon name={sign} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ),
    }))}
  />
);
