import { slideSprite, type SlideMoment } from '../../content/slideMoments.ts';
import * as styles from './Banner.module.scss';

/**
 * Three moments of what a slide says, and the signal that passes between them. The pictures come from a file of their
 * own, the words and the skies with the page. The words are the slide's, so it is silent for those who listen.
 */
export const MomentsDrawing = ({ moments }: { moments: readonly SlideMoment[] }) => (
  <div className={styles.heroDrawing} aria-hidden="true">
    {moments.map(({ title, lines, sky, picture }) => (
      <div key={title} data-sky={sky}>
        <b>{title}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <svg>
          <use href={`${slideSprite}#${picture}`} />
        </svg>
      </div>
    ))}
  </div>
);
