import { aboutTexts, coreValues, strengths } from '../../content/aboutTexts.ts';
import { ABOUT_SLIDE_MS, ABOUT_SLIDES } from '../../contract/constants.ts';
import { selectStrength, selectValue, strengthShown, valueShown } from '../../store/aboutSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Slider } from '../../ui/slider/Slider.tsx';
import * as styles from './AboutSliders.module.scss';

/** The sliders move only when a button is pressed. */
const motion = { userMs: ABOUT_SLIDE_MS, autoMs: ABOUT_SLIDE_MS } as const;

/** Five values, each with the service that shows it. */
export const CoreValues = ({ intro }: { intro: string | undefined }) => {
  const dispatch = useAppDispatch();
  return (
    <Slider
      title={aboutTexts.values}
      itemsName={aboutTexts.valueCards}
      intro={intro !== undefined && <p className={styles.intro}>{intro}</p>}
      counts={ABOUT_SLIDES}
      motion={motion}
      current={useAppSelector(selectValue)}
      onMove={(index) => dispatch(valueShown(index))}
      items={coreValues.map(({ name, text, icon, page }) => ({
        key: name,
        content: (
          <div className={styles.value}>
            <span className="value-icon" data-icon={icon}>
              <Icon name={icon} />
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
            <PageLink page={page} />
          </div>
        ),
      }))}
    />
  );
};

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
