import type { StaticPageName } from '../../content/paths.ts';
import type { PracticeKey } from '../../content/practices.ts';
import { MenuLink } from './MenuLink.tsx';
import { PracticeColumn } from './PracticeColumn.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

interface PracticesPanelProps {
  overview: StaticPageName;
  practices: readonly PracticeKey[];
}

/** The panel of all five practices, across the page, with the overview last. */
export const PracticesPanel = ({ overview, practices }: PracticesPanelProps) => (
  <div className={joinClasses('container', styles.menuPractices)}>
    {practices.map((practice) => (
      <PracticeColumn key={practice} practice={practice} />
    ))}
    <div className={styles.menuOverview}>
      <MenuLink className={styles.menuSublink} page={overview} />
    </div>
  </div>
);
