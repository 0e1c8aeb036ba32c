import { useEffect } from 'react';
import Container from 'react-bootstrap/Container';
import Nav from 'react-bootstrap/Nav';
import Navbar from 'react-bootstrap/Navbar';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { barPages, navigation, type NavigationEntry } from '../../content/navigation.ts';
import type { PageName, StaticPageName } from '../../content/paths.ts';
import { phones } from '../../content/phones.ts';
import { practices } from '../../content/practices.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { site } from '../../content/site.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { menuToggled, overlayDismissed, pageSelected, selectOverlay } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { listAncestorPages } from '../../content/listAncestorPages.ts';
import { useResolvedPath } from '../useResolvedPath.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { PracticesPanel } from './PracticesPanel.tsx';
import * as styles from './Header.module.scss';

const MENU_ID = 'site-menu';

/** Above this number of letters, the entries of the bar are closer together. */
const LONG_NAME = 10;
/** Bootstrap's `lg`: from this width the menu is a bar. */
const BAR_QUERY = '(min-width: 62em)';

const texts = shellTexts.header;

const HomeLink = () => {
  const dispatch = useAppDispatch();
  return (
    <PageLink page="home" className={styles.logoLink} onClick={() => dispatch(pageSelected('home'))}>
      <Logo />
      <span className="visually-hidden">{texts.home}</span>
    </PageLink>
  );
};

/** An entry is active while one of these pages, or a page below one of them, is shown. */
const listPages = (entry: NavigationEntry): readonly PageName[] => {
  if (entry.kind === 'link') return [entry.page];
  return entry.kind === 'group'
    ? [...entry.pages, ...(entry.more?.pages ?? [])].filter((page) => !barPages.includes(page))
    : [entry.overview, ...entry.practices.map((practice) => practices[practice].page)];
};

/** Search and telephone numbers at the bottom of the phone menu. */
const MenuTools = () => {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.menuTools}>
      <PageLink page="search" onClick={() => dispatch(pageSelected('search'))}>
        <Icon name="search" /> {shellTexts.search.wholeSite}
      </PageLink>
      {phones.map(({ phone }) => (
        <PhoneLink key={phone} phone={phone}>
          <Icon name="telephone" />
          <bdi dir="ltr">{phone}</bdi>
        </PhoneLink>
      ))}
    </div>
  );
};

const MORE_ID = 'menu-more';

interface SublinksProps {
  pages: readonly StaticPageName[];
  labelledBy?: string;
}

const Sublinks = ({ pages, labelledBy }: SublinksProps) => (
  <ul className="list-unstyled mb-0" aria-labelledby={labelledBy}>
    {pages.map((page) => (
      <li key={page}>
        <MenuLink className={styles.sublink} page={page} canBeCurrent={!barPages.includes(page)} />
      </li>
    ))}
  </ul>
);

const MenuEntry = ({ entry }: { entry: NavigationEntry }) => {
  const current = useResolvedPath()?.name;
  const isCurrent =
    current !== undefined &&
    [current, ...listAncestorPages(current)].some((name) => listPages(entry).includes(name));
  if (entry.kind === 'link') {
    return (
      <li className={joinClasses('nav-item', entry.page === 'contactUs' && styles.contact)}>
        {entry.page === 'contactUs' && <MenuTools />}
        <MenuLink className={styles.link} page={entry.page} active={isCurrent} />
      </li>
    );
  }
  return (
    <MenuGroup label={entry.label} isCurrent={isCurrent} isWide={entry.kind === 'practices'}>
      {entry.kind === 'practices' ? (
        <PracticesPanel overview={entry.overview} practices={entry.practices} />
      ) : (
        <>
          <Sublinks pages={entry.pages} />
          {entry.more && (
            <>
              <p className={styles.sublinksTitle} id={MORE_ID}>
                {entry.more.label}
              </p>
              <Sublinks pages={entry.more.pages} labelledBy={MORE_ID} />
            </>
          )}
        </>
      )}
    </MenuGroup>
  );
};

/**
 * Logo and menu: a bar with panels on wide screens, an offcanvas with accordion rows below 992 px. Until hydration, and
 * without JavaScript, the offcanvas is open while it is the target of the URL's fragment.
 */
export const SiteMenu = () => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOverlay) === 'menu';
  // A menu opened before hydration stays open: after `pageOpened`, a layout effect, has closed everything. The fragment
  // goes, so that a reload does not open it again.
  useEffect(() => {
    if (window.location.hash !== `#${MENU_ID}`) return;
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
    dispatch(menuToggled());
  }, [dispatch]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const barQuery = globalThis.matchMedia?.(BAR_QUERY);
    const closeOnWideScreen = () => {
      if (barQuery?.matches) dispatch(overlayDismissed());
    };
    barQuery?.addEventListener('change', closeOnWideScreen);
    return () => barQuery?.removeEventListener('change', closeOnWideScreen);
  }, [isOpen, dispatch]);

  const menuLabel = (
    <>
      <Icon name="menu" /> {texts.menu}
    </>
  );
  const closeLabel = (
    <>
      <Icon name="close" />
      <span className="visually-hidden">{texts.closeMenu}</span>
    </>
  );
  return (
    <Navbar
      className={joinClasses(styles.bar, site.name.length > LONG_NAME && styles.hasLongName)}
      expand="lg"
      aria-label={texts.mainMenu}
      expanded={isOpen}
      onToggle={() => dispatch(menuToggled())}
    >
      <Container>
        <HomeLink />
        <a className={joinClasses('btn-icon d-lg-none', styles.untilHydrated)} href={`#${MENU_ID}`}>
          {menuLabel}
        </a>
        <Navbar.Toggle
          className={joinClasses('btn-icon', styles.onceHydrated)}
          label={texts.menu}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
        >
          {menuLabel}
        </Navbar.Toggle>
        <Navbar.Offcanvas
          className={styles.menu}
          id={MENU_ID}
          placement="end"
          {...(isOpen ? { 'aria-label': texts.mainMenu } : {})}
        >
          <Offcanvas.Header className={styles.menuHeader}>
            <HomeLink />
            <a className={joinClasses('btn-icon', styles.untilHydrated)} href="#main">
              {closeLabel}
            </a>
            <button
              type="button"
              className={joinClasses('btn-icon', styles.onceHydrated)}
              onClick={() => dispatch(overlayDismissed())}
            >
              {closeLabel}
            </button>
          </Offcanvas.Header>
          <Offcanvas.Body className={styles.menuBody}>
            <Nav as="ul" className={styles.entries}>
              {navigation.map((entry) => (
                <MenuEntry key={entry.kind === 'link' ? entry.page : entry.label} entry={entry} />
              ))}
            </Nav>
          </Offcanvas.Body>
        </Navbar.Offcanvas>
      </Container>
    </Navbar>
  );
};
