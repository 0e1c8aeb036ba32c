import type { ReactNode } from 'react';
import BootstrapCard from 'react-bootstrap/Card';
import type { StaticPageName } from '../content/paths.ts';
import type { PracticeKey } from '../content/practices.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { practiceIcons } from './practiceIcons.ts';

interface CardProps {
  page: StaticPageName;
  /** Defaults to the page's title. */
  title?: string;
  text?: string;
  /** Shown at the bottom of the card, like 'Explore'. The actual link is the title. */
  more?: string;
  practice?: PracticeKey;
  /** Icon above the title; defaults to the practice's icon. */
  mark?: ReactNode;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

/** A card with one real link, its title, which the stylesheet stretches over the whole card. */
export const Card = ({ page, title, text, more, practice, mark, heading = 'h3', children }: CardProps) => (
  <BootstrapCard data-practice={practice}>
    {(mark ?? practice) !== undefined && (
      <span className="card-mark">{mark ?? (practice && <Icon name={practiceIcons[practice]} />)}</span>
    )}
    <BootstrapCard.Title as={heading}>
      <PageLink page={page}>{title}</PageLink>
    </BootstrapCard.Title>
    {text !== undefined && <BootstrapCard.Text>{text}</BootstrapCard.Text>}
    {children}
    {more !== undefined && (
      <p className="card-more" aria-hidden="true">
        {more} <Icon name="arrowRight" />
      </p>
    )}
  </BootstrapCard>
);
