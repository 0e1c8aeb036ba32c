import type { NavigationEntry } from '../../content/navigation.ts';
import type { PageName } from '../../content/paths.ts';
import { practices } from '../../content/practices.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { PracticesPanel } from './PracticesPanel.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

const pagesOf = (entry: Exclude<NavigationEntry, { kind: 'link' }>): readonly PageName[] =>
  entry.kind === 'group'
    ? entry.pages
    : [entry.overview, ...entry.practices.map((practice) => practices[practice].page)];

/** One entry of the bar: a link, or a button with a panel. */
export const MenuEntry = ({ entry }: { entry: NavigationEntry }) => {
  if (entry.kind === 'link') {
    return (
      <li className={joinClasses(styles.menuItem, entry.page === 'contactUs' && styles.menuItemContact)}>
        <MenuLink className={styles.menuLink} page={entry.page} />
      </li>
    );
  }
  return (
    <MenuGroup label={entry.label} pages={pagesOf(entry)} isWide={entry.kind === 'practices'}>
      {entry.kind === 'practices' ? (
        <PracticesPanel overview={entry.overview} practices={entry.practices} />
      ) : (
        <ul className={styles.menuSublist}>
          {[...entry.pages, ...(entry.also ? [entry.also] : [])].map((page) => (
            <li key={page}>
              <MenuLink className={styles.menuSublink} page={page} />
            </li>
          ))}
        </ul>
      )}
    </MenuGroup>
  );
};
