import { Link } from 'react-router-dom';
import { ABOUT_SLIDE_MS, LOGO_INTERVAL_MS, LOGO_SLIDE_MS, LOGO_SLIDES } from '../../contract/constants.ts';
import { logoPath, type LogoEntry } from '../../content/logos.ts';
import { Slider } from '../slider/Slider.tsx';
import * as styles from './LogoSlider.module.scss';

/** A company's wordmark. Its name is in the text beside it. */
export const Wordmark = ({ id }: { id: string }) => (
  <img className={styles.wordmark} src={logoPath(id)} alt="" width="240" height="64" loading="lazy" />
);

interface LogoSliderProps {
  title: string;
  itemsName: string;
  logos: readonly LogoEntry[];
}

const motion = { userMs: ABOUT_SLIDE_MS, autoMs: LOGO_SLIDE_MS, intervalMs: LOGO_INTERVAL_MS } as const;

/** Wordmarks that move automatically, each a link to what we do with that company. */
export const LogoSlider = ({ title, itemsName, logos }: LogoSliderProps) => (
  <Slider
    title={title}
    itemsName={itemsName}
    counts={LOGO_SLIDES}
    motion={motion}
    items={logos.map(({ id, title: name, url }) => ({
      key: id,
      name,
      content: (
        <Link className={styles.logoCell} to={url}>
          <Wordmark id={id} />
          <span className="visually-hidden">{name}</span>
        </Link>
      ),
    }))}
  />
);
