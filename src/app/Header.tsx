import { MainBar } from './header/MainBar.tsx';
import { TopStrip } from './header/TopStrip.tsx';

/** Top of every page: the strip with contact, theme and search, and the bar with logo and menu (HEAD-1 to HEAD-8). */
export const Header = () => (
  <header className="site-header">
    <TopStrip />
    <MainBar />
  </header>
);
