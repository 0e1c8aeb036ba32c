import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '../lib/joinClasses.ts';
import { replaceHash, useHash } from './useHash.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import * as styles from './Tabs.module.scss';

export interface Tab {
  /** Id of the panel, and what the address carries behind '#' while it is shown. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The labels are pictures with a line beneath. */
  hasPictures?: boolean;
  /** Id of the tab that is shown. */
  chosen: string;
  /** The address named another tab, whoever changed it. */
  onChosen: (id: string) => void;
}

const tabId = (id: string) => `${id}-tab`;

/** Where a key leads from the tab at a place; undefined for keys that mean nothing here. */
const targetOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1, ' ': at })[
    key
  ];

/**
 * Panels of which one is shown. A choice goes into the address, and the address tells whoever keeps it: one way, so
 * that links, Back and clicks are the same (docs/decisions/tabs-and-the-address.md). The tabs are links to their
 * panels: they work before React does, and without JavaScript all panels stand in the page.
 */
export const Tabs = ({ label, tabs, hasPictures = false, chosen, onChosen }: TabsProps) => {
  const isHydrated = useIsHydrated();
  useHash((hash) => {
    const named = hash === '' ? tabs[0] : tabs.find(({ id }) => id === hash);
    // A place elsewhere on the page, the skip link's for one, takes nothing back.
    if (named && named.id !== chosen) onChosen(named.id);
  });
  const choose = (event: MouseEvent, { id }: Tab) => {
    event.preventDefault();
    replaceHash(id);
  };
  const move = (event: KeyboardEvent, at: number) => {
    const target = tabs[targetOf(event.key, at, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    replaceHash(target.id);
    document.getElementById(tabId(target.id))?.focus();
  };
  return (
    <div
      className={joinClasses(styles.tabs, hasPictures && styles.withPictures, isHydrated && styles.isLive)}
    >
      <div className={styles.tabList} role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <a
            key={tab.id}
            id={tabId(tab.id)}
            href={`#${tab.id}`}
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === chosen}
            aria-controls={tab.id}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={(event) => choose(event, tab)}
            onKeyDown={(event) => move(event, at)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div className={styles.tabPanels}>
        {tabs.map((tab) => (
          <div
            key={tab.id}
            id={tab.id}
            role="tabpanel"
            className={joinClasses(styles.tabPanel, tab.id === chosen && styles.isSelected)}
            aria-labelledby={tabId(tab.id)}
            tabIndex={-1}
          >
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
};
