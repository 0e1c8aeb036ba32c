import type { ReactNode } from 'react';
import BootstrapCard from 'react-bootstrap/Card';
import { pages } from '../content/pages.ts';
import type { StaticPageName } from '../content/paths.ts';
import type { PracticeKey } from '../content/practices.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { practiceIcons } from './practiceIcons.ts';

interface CardProps {
  page: StaticPageName;
  text: string;
  /** Gives the card the practice's colour and icon. */
  practice?: PracticeKey;
  /** Icon above the title, instead of the practice's. */
  icon?: ReactNode;
}

/** A card with one link at its bottom, 'Explore' and the page's title, which the stylesheet stretches over the card. */
export const Card = ({ page, text, practice, icon }: CardProps) => (
  <BootstrapCard data-practice={practice}>
    <span className="card-icon">{icon ?? (practice && <Icon name={practiceIcons[practice]} />)}</span>
    <BootstrapCard.Title as="h3">{pages[page].title}</BootstrapCard.Title>
    <BootstrapCard.Text>{text}</BootstrapCard.Text>
    <PageLink page={page} className="card-more">
      {shellTexts.explore}
      <span className="visually-hidden">{` ${pages[page].title}`}</span>
      <Icon name="arrowRight" />
    </PageLink>
  </BootstrapCard>
);
