import type { ReactNode } from 'react';
import type { PageName } from '../content/paths.ts';
import type { PracticeKey } from '../content/practices.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { IconShape } from './Icon.tsx';
import { practiceIcons } from './practiceIcons.ts';
import { practiceShapes } from '../content/practiceShapes.ts';

interface PageHeroProps {
  name: PageName;
  /** The page's only `h1`. */
  title: string;
  lead?: string | undefined;
  /** Gives the band the practice's colour and icon. */
  practice?: PracticeKey;
  /** Last step of the breadcrumb if it is not the page's title. */
  current?: string;
  /** The page is still loading its text. Title and lead are announced when they arrive. */
  isLive?: boolean;
  children?: ReactNode;
  /** A drawing beside the text. */
  drawing?: ReactNode;
  /** The drawing is wider than the text. */
  hasLargeDrawing?: boolean;
}

/** The hero of every page except home. Its heading takes the focus after a navigation, hence the tabIndex. */
export const PageHero = ({
  name,
  title,
  lead,
  practice,
  current,
  isLive,
  children,
  drawing,
  hasLargeDrawing,
}: PageHeroProps) => {
  const heading = (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </>
  );
  return (
    <div className="page-hero" data-practice={practice}>
      <div className="container" data-has-drawing={drawing ? (hasLargeDrawing ? 'large' : '') : undefined}>
        <Breadcrumb name={name} {...(current === undefined ? {} : { current })} />
        {practice && (
          <span className="page-hero-icon">
            <IconShape path={practiceShapes[practiceIcons[practice]]} />
          </span>
        )}
        {isLive ? <div role="status">{heading}</div> : heading}
        {children}
        {drawing}
      </div>
    </div>
  );
};
