import { homeTexts } from '../../content/homeTexts.ts';
import type { BannerSlide } from '../../content/slides.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './Banner.module.scss';

interface SlideTextProps {
  slide: BannerSlide;
  /** The first slide's title is the page's heading and its largest paint, which needs no picture. */
  isFirst: boolean;
}

/** The text of a slide, with its specified button to the company and one link to read on. */
export const SlideText = ({ slide: { title, text, about, more }, isFirst }: SlideTextProps) => (
  <div className="container">
    <div className={styles.heroText}>
      {isFirst ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      <p className="lead">{text}</p>
      <div className="actions">
        <PageLink className="btn btn-accent" page="aboutUs">
          {`${homeTexts.learnMore} `}
          <span className="visually-hidden">{about}</span>
        </PageLink>
        <PageLink className="arrow-link" page={more.page} hash={more.hash}>
          {more.text}
          <Icon name="arrowRight" />
        </PageLink>
      </div>
    </div>
  </div>
);
