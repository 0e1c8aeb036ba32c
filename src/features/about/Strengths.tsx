import { aboutTexts, strengths } from '../../content/aboutTexts.ts';
import { ABOUT_SLIDE_MS, ABOUT_SLIDES } from '../../contract/constants.ts';
import { selectStrength, strengthShown } from '../../store/aboutSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Slider } from '../../ui/slider/Slider.tsx';
import * as styles from './Strengths.module.scss';

/** Moves only when a button is pressed. */
const motion = { userMs: ABOUT_SLIDE_MS, autoMs: ABOUT_SLIDE_MS } as const;

/** Six reasons to work with us. */
export const Strengths = () => {
  const dispatch = useAppDispatch();
  return (
    <Slider
      title={aboutTexts.excel}
      itemsName={aboutTexts.excelCards}
      counts={ABOUT_SLIDES}
      motion={motion}
      current={useAppSelector(selectStrength)}
      onMove={(index) => dispatch(strengthShown(index))}
      items={strengths.map(({ title, text, icon }) => ({
        key: title,
        name: title,
        content: (
          <div className={styles.strength}>
            <span className="value-icon" data-icon={icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ),
      }))}
    />
  );
};
