import { useEffect, useEffectEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import Nav from 'react-bootstrap/Nav';
import Tab from 'react-bootstrap/Tab';
import { useLocation, useNavigate } from 'react-router-dom';
import { joinClasses } from '../lib/joinClasses.ts';
import { useReplay } from './useReplay.ts';
import * as styles from './Tabs.module.scss';

export interface TabEntry {
  /** Id of the panel, and the URL's fragment while it is shown. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly [TabEntry, ...TabEntry[]];
  /** The labels are pictures with a caption. */
  hasPictures?: boolean;
  /** Number of the tab that is shown, from 1. */
  selected: number;
  /** Called when a tab is selected, or when the URL's fragment names another one. */
  onSelect: (number: number) => void;
}

/** `selectTab` changes the URL. Following the link would also scroll to the panel. */
const preventJump = (event: MouseEvent) => event.preventDefault();

/**
 * Panels of which one is shown. The selected tab is also the URL's fragment, so that it can be shared and survives a
 * reload (docs/decisions/tabs-in-the-url.md). The tabs are links to their panels: they work before hydration, and
 * without JavaScript all panels are shown.
 */
export const Tabs = ({ label, tabs, hasPictures = false, selected, onSelect }: TabsProps) => {
  const selectedId = (tabs[selected - 1] ?? tabs[0]).id;
  const select = (id: string) => onSelect(tabs.findIndex((tab) => tab.id === id) + 1);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const replay = useReplay<HTMLDivElement>('tabs');
  const followFragment = useEffectEvent(() => {
    const tab = hash === '' ? tabs[0] : tabs.find(({ id }) => `#${id}` === hash);
    // The fragment may name another place on the page, such as the skip link's target. Nothing changes then.
    if (tab && tab.id !== selectedId) select(tab.id);
  });
  useEffect(() => followFragment(), [hash]);
  const selectTab = (id: string | null) => {
    if (id === null || id === selectedId) return;
    select(id);
    void navigate(`#${id}`, { replace: true, state: { keepsPosition: true } });
  };
  // The library handles the arrow keys only.
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = { Home: tabs[0], End: tabs.at(-1) }[event.key];
    if (!tab) return;
    event.preventDefault();
    selectTab(tab.id);
    document.getElementById(`${tab.id}-tab`)?.focus();
  };
  return (
    <Tab.Container
      activeKey={selectedId}
      onSelect={selectTab}
      generateChildId={(id, type) => (type === 'tab' ? `${id}-tab` : String(id))}
      transition={false}
    >
      <div {...replay} className={joinClasses(styles.tabs, hasPictures && styles.withPictures)}>
        <Nav className={styles.tabList} aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map(({ id, label: text }) => (
            <Nav.Link key={id} eventKey={id} href={`#${id}`} className={styles.tab} onClick={preventJump}>
              {text}
            </Nav.Link>
          ))}
        </Nav>
        <Tab.Content>
          {tabs.map(({ id, panel }) => (
            <Tab.Pane key={id} eventKey={id} tabIndex={-1} className={styles.tabPanel}>
              {panel}
            </Tab.Pane>
          ))}
        </Tab.Content>
      </div>
    </Tab.Container>
  );
};
