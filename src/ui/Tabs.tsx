import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { replaceHash, useHash } from './useHash.ts';

export interface Tab {
  /** Id of the panel, and what the address carries behind '#' while it is shown. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  className?: string;
}

const tabId = (id: string) => `${id}-tab`;

/** Where a key leads from the tab at a place; undefined for keys that mean nothing here. */
const targetOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1 })[key];

/**
 * Panels of which one is shown, the first by default. The address decides which, so it can be shared. The tabs are
 * links to their panels: they work before React does, and without JavaScript all panels stand in the page.
 */
export const Tabs = ({ label, tabs, className = '' }: TabsProps) => {
  const hash = useHash();
  const selected = tabs.find(({ id }) => id === hash) ?? tabs[0];
  const choose = (event: MouseEvent, { id }: Tab) => {
    event.preventDefault();
    replaceHash(id);
  };
  const move = (event: KeyboardEvent) => {
    const target = tabs[targetOf(event.key, tabs.indexOf(selected), tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    replaceHash(target.id);
    document.getElementById(tabId(target.id))?.focus();
  };
  return (
    <div className={`tabs ${className}`.trim()}>
      <div className="tab-list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={tabId(tab.id)}
            href={`#${tab.id}`}
            role="tab"
            className="tab"
            aria-selected={tab === selected}
            aria-controls={tab.id}
            tabIndex={tab === selected ? 0 : -1}
            onClick={(event) => choose(event, tab)}
            onKeyDown={move}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div className="tab-panels">
        {tabs.map((tab) => (
          <div
            key={tab.id}
            id={tab.id}
            role="tabpanel"
            className={tab === selected ? 'tab-panel is-selected' : 'tab-panel'}
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
