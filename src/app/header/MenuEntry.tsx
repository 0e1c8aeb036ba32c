import type { NavigationEntry } from '../../content/navigation.ts';
import type { PageName } from '../../content/paths.ts';
import { practices } from '../../content/practices.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { PracticesPanel } from './PracticesPanel.tsx';

interface MenuEntryProps {
  entry: NavigationEntry;
  /** Label of the group whose panel is open. */
  openGroup: string | null;
  isAccordion: boolean;
  onToggle: (openGroup: string | null) => void;
  onChoose: () => void;
}

const pagesOf = (entry: Exclude<NavigationEntry, { kind: 'link' }>): readonly PageName[] =>
  entry.kind === 'group'
    ? entry.pages
    : [entry.overview, ...entry.practices.map((practice) => practices[practice].page)];

/** One entry of the bar: a link, or a button with a panel. */
export const MenuEntry = ({ entry, openGroup, isAccordion, onToggle, onChoose }: MenuEntryProps) => {
  if (entry.kind === 'link') {
    return (
      <li className={entry.page === 'contactUs' ? 'menu-item menu-item-contact' : 'menu-item'}>
        <MenuLink className="menu-link" page={entry.page} onChoose={onChoose} />
      </li>
    );
  }
  return (
    <MenuGroup
      label={entry.label}
      pages={pagesOf(entry)}
      isWide={entry.kind === 'practices'}
      isOpen={openGroup === entry.label}
      isAccordion={isAccordion}
      onToggle={(isOpen) => onToggle(isOpen ? entry.label : null)}
    >
      {entry.kind === 'practices' ? (
        <PracticesPanel overview={entry.overview} practices={entry.practices} onChoose={onChoose} />
      ) : (
        <ul className="menu-sublist">
          {entry.pages.map((page) => (
            <li key={page}>
              <MenuLink className="menu-sublink" page={page} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </MenuGroup>
  );
};
