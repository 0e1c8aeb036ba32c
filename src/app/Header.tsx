import { useReplay } from '../ui/useReplay.ts';
import { SiteMenu } from './header/SiteMenu.tsx';
import { TopStrip } from './header/TopStrip.tsx';

/** Header of every page: the strip with contact, theme and search, and the bar with logo and menu. */
export const Header = () => (
  <header className="site-header" {...useReplay<HTMLElement>('header')}>
    <TopStrip />
    <SiteMenu />
  </header>
);
