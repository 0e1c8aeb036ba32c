import type { BannerSlide } from '../../content/slides.ts';
import { NodesDrawing } from './NodesDrawing.tsx';
import { RackDrawing } from './RackDrawing.tsx';
import { ScreenDrawing } from './ScreenDrawing.tsx';
import * as styles from './Banner.module.scss';

const drawings = { nodes: NodesDrawing, rack: RackDrawing, screen: ScreenDrawing } as const;

/** A slide's line drawing; `pathLength` 1 lets the stylesheet draw any line in one measure. */
export const BannerDrawing = ({ name }: { name: BannerSlide['drawing'] }) => {
  const Drawing = drawings[name];
  return (
    <svg
      className={styles.heroDrawing}
      viewBox="0 0 704 512"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
};
