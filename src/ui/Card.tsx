import type { ReactNode } from 'react';
import BootstrapCard from 'react-bootstrap/Card';
import type { StaticPageName } from '../content/paths.ts';
import type { PracticeKey } from '../content/practices.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { practiceIcons } from './practiceIcons.ts';

interface CardProps {
  page: StaticPageName;
  text: string;
  /** Shown at the bottom of the card, like 'Explore'. The actual link is the title. */
  more?: string;
  /** Gives the card the practice's colour and icon. */
  practice?: PracticeKey;
  /** Icon above the title, instead of the practice's. */
  icon?: ReactNode;
}

/** A card with one real link, its title, which the stylesheet stretches over the whole card. */
export const Card = ({ page, text, more, practice, icon }: CardProps) => (
  <BootstrapCard data-practice={practice}>
    <span className="card-icon">{icon ?? (practice && <Icon name={practiceIcons[practice]} />)}</span>
    <BootstrapCard.Title as="h3">
      <PageLink page={page} />
    </BootstrapCard.Title>
    <BootstrapCard.Text>{text}</BootstrapCard.Text>
    {more !== undefined && (
      <p className="card-more" aria-hidden="true">
        {more} <Icon name="arrowRight" />
      </p>
    )}
  </BootstrapCard>
);
