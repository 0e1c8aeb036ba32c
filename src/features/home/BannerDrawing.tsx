import type { BannerSlide } from '../../content/slides.ts';
import { NodesDrawing } from './NodesDrawing.tsx';
import * as styles from './Banner.module.scss';

/**
 * A slide's line drawing; `pathLength` 1 lets the stylesheet draw any line in one measure. What is not seen at first
 * comes from files of its own (`scripts/drawings/slides.ts`).
 */
export const BannerDrawing = ({ name }: { name: BannerSlide['drawing'] }) =>
  name === 'nodes' ? (
    <svg
      className={styles.heroDrawing}
      viewBox="0 0 704 512"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <NodesDrawing />
    </svg>
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
