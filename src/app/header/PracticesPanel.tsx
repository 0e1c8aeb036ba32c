import type { StaticPageName } from '../../content/paths.ts';
import type { PracticeKey } from '../../content/practices.ts';
import { MenuLink } from './MenuLink.tsx';
import { PracticeColumn } from './PracticeColumn.tsx';

interface PracticesPanelProps {
  overview: StaticPageName;
  practices: readonly PracticeKey[];
}

/** The panel of all five practices, across the page, with the overview last. */
export const PracticesPanel = ({ overview, practices }: PracticesPanelProps) => (
  <div className="container menu-practices">
    {practices.map((practice) => (
      <PracticeColumn key={practice} practice={practice} />
    ))}
    <div className="menu-overview">
      <MenuLink className="menu-sublink" page={overview} />
    </div>
  </div>
);
