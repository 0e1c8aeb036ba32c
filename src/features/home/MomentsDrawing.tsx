import { slideSprite, type SlideMoment } from '../../content/slideMoments.ts';
import * as styles from './Banner.module.scss';

/** Over the same roof the sun at noon, the sun as it rises, and the moon. */
const skies: Record<SlideMoment['sky'], string> = {
  day: 'M40 20a12 12 0 1 1-.1 0M40 4v6M40 54v6M12 32h6M62 32h6M20 12l4 4M60 12l-4 4',
  dawn: 'M24 88a16 16 0 0 1 32 0M40 58v6M16 66l5 5M64 66l-5 5',
  night: 'M44 16a16 16 0 1 0 14 24a14 14 0 0 1-14-24',
};

const OFFICE = 'M0 88H160M88 88V32h56v56M100 44h8v8h-8zM124 44h8v8h-8zM100 64h8v8h-8zM124 64h8v8h-8z';

/**
 * Three moments of what a slide says, and the signal that passes between them. Only the first slide's pictures stand in
 * the page; the others come from a file of their own. The words are the slide's, so it is silent for those who listen.
 */
export const MomentsDrawing = ({ moments }: { moments: readonly SlideMoment[] }) => (
  <div className={styles.heroDrawing} aria-hidden="true">
    {moments.map(({ title, lines, sky, picture }) => (
      <div key={title} data-sky={sky}>
        <b>{title}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <svg viewBox="0 0 160 90">
          {picture ? <use href={`${slideSprite}#${picture}`} /> : <path d={OFFICE + skies[sky]} />}
        </svg>
      </div>
    ))}
  </div>
);
