import { slideSprite } from '../../content/slideMoments.ts';
import type { BannerSlide } from '../../content/slides.ts';
import * as styles from './Banner.module.scss';

/**
 * Three moments that illustrate a slide, and the signal that passes between them. The pictures are in a separate file.
 * Text and skies are part of the page. Hidden from screen readers, because the slide says the same.
 */
export const MomentsDrawing = ({ slide: { caption, moments } }: { slide: BannerSlide }) => (
  <div className={styles.heroDrawing} aria-hidden="true">
    <p>{caption}</p>
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
