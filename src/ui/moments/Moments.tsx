import { slideSprite, type SlideMoment } from '../../content/slideMoments.ts';
import * as styles from './Moments.module.scss';

interface MomentsProps {
  caption: string;
  moments: readonly SlideMoment[];
  /** Hidden from screen readers if the text beside it says the same. */
  isHidden?: boolean;
}

/** Moments, one below the other, and the line that connects them. The pictures are in a file of their own. */
export const Moments = ({ caption, moments, isHidden = false }: MomentsProps) => (
  <div
    className={styles.moments}
    aria-hidden={isHidden || undefined}
    aria-live={isHidden ? undefined : 'off'}
  >
    <p>{caption}</p>
    <ul>
      {moments.map(({ title, lines, sky, view, picture, isActive = true }, index) => (
        // The rows keep their places, so that only what changes is rendered again.
        <li key={index} data-sky={sky} data-active={isActive || undefined}>
          <b>{`${title} `}</b>
          {lines.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
          <svg aria-hidden="true">
            {view && <use href={`${slideSprite}#${view}`} />}
            <use href={`${slideSprite}#${picture}`} />
          </svg>
        </li>
      ))}
    </ul>
  </div>
);
