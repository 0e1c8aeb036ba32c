import { barPages, type NavigationEntry } from '../../content/navigation.ts';
import type { PageName } from '../../content/paths.ts';
import { practices } from '../../content/practices.ts';
import { pagesAbove } from '../../ui/pagesAbove.ts';
import { useCurrentPath } from '../currentPath.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { PracticesPanel } from './PracticesPanel.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

/** The entry is marked while one of these, or a page below one, is shown. */
const pagesOf = (entry: NavigationEntry): readonly PageName[] => {
  if (entry.kind === 'link') return [entry.page];
  return entry.kind === 'group'
    ? entry.pages.filter((page) => !barPages.includes(page))
    : [entry.overview, ...entry.practices.map((practice) => practices[practice].page)];
};

/** One entry of the bar: a link, or a button with a panel. */
export const MenuEntry = ({ entry }: { entry: NavigationEntry }) => {
  const current = useCurrentPath()?.name;
  const isCurrent =
    current !== undefined && [current, ...pagesAbove(current)].some((name) => pagesOf(entry).includes(name));
  const trigger = joinClasses(styles.menuLink, isCurrent && styles.isCurrent);
  if (entry.kind === 'link') {
    return (
      <li className={joinClasses(styles.menuItem, entry.page === 'contactUs' && styles.menuItemContact)}>
        <MenuLink className={trigger} page={entry.page} />
      </li>
    );
  }
  return (
    <MenuGroup label={entry.label} className={trigger} isWide={entry.kind === 'practices'}>
      {entry.kind === 'practices' ? (
        <PracticesPanel overview={entry.overview} practices={entry.practices} />
      ) : (
        <ul className={styles.menuSublist}>
          {entry.pages.map((page) => (
            <li key={page}>
              <MenuLink className={styles.menuSublink} page={page} isMarked={!barPages.includes(page)} />
            </li>
          ))}
        </ul>
      )}
    </MenuGroup>
  );
};
