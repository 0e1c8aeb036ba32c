import type { BannerSlide } from '../../content/slides.ts';
import { HandoverDrawing } from './HandoverDrawing.tsx';
import * as styles from './Banner.module.scss';

/** A slide's drawing. What is not seen at first comes from files of its own (`scripts/drawings/slides.ts`). */
export const BannerDrawing = ({ name }: { name: BannerSlide['drawing'] }) =>
  name === 'handover' ? (
    <HandoverDrawing />
  ) : (
    <img
      className={styles.heroDrawing}
      src={`/images/slide-${name}.svg`}
      width="704"
      height="512"
      alt=""
      loading="lazy"
    />
  );
