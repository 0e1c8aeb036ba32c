import { useReplay } from '../ui/useReplay.ts';
import { SiteMenu } from './header/SiteMenu.tsx';
import { UtilityBar } from './header/UtilityBar.tsx';

/** Header of every page: the utility bar with contact, theme and search, and the bar with logo and menu. */
export const Header = () => (
  <header className="site-header" {...useReplay<HTMLElement>('header')}>
    <UtilityBar />
    <SiteMenu />
  </header>
);
