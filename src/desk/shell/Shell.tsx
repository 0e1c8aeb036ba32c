import { useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Nav from 'react-bootstrap/Nav';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { formatCount } from '../../lib/formatCount.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { api } from '../api.ts';
import { SignInForm, Brand } from '../session/SignIn.tsx';
import { useSession, useSignOut } from '../session/useSession.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { Dialog, Menu } from './Page.tsx';
import { useShortcuts } from './useShortcuts.ts';

interface NavItem {
  to: string;
  label: string;
  icon: IconName;
  count?: number | undefined;
}

const ADMIN_ITEMS: readonly NavItem[] = [
  { to: '/admin/people', label: 'People’s rights', icon: 'personCheck' },
  { to: '/admin/users', label: 'Users', icon: 'people' },
  { to: '/admin/templates', label: 'Templates', icon: 'journal' },
  { to: '/admin/settings', label: 'Settings', icon: 'diagram' },
];

const NavItems = ({ items, label }: { items: readonly NavItem[]; label: string }) => (
  <Nav as="nav" variant="pills" className="flex-column" aria-label={label}>
    {items.map(({ to, label: name, icon, count }) => (
      <NavLink key={to} className="nav-link d-flex align-items-center gap-2" to={to} end={to === '/'}>
        <Icon name={icon} />
        {name}
        {count ? (
          <small className="ms-auto">
            {formatCount(count)} <span className="visually-hidden">unread</span>
          </small>
        ) : null}
      </NavLink>
    ))}
  </Nav>
);

const Sidebar = ({ onShowShortcuts }: { onShowShortcuts: () => void }) => {
  const { user } = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { data } = api.useReadStartQuery(undefined, { refetchOnFocus: true });
  const items: readonly NavItem[] = [
    { to: '/', label: 'Start', icon: 'target' },
    { to: '/applications', label: 'Applications', icon: 'document', count: data?.unread.applications },
    { to: '/openings', label: 'Openings', icon: 'briefcase' },
    { to: '/messages', label: 'Messages', icon: 'chat', count: data?.unread.messages },
  ];
  return (
    <>
      <Brand />
      <NavItems items={items} label="Desk" />
      {user.role === 'admin' && <NavItems items={ADMIN_ITEMS} label="Admin" />}
      <Menu
        className="mt-auto"
        label={user.name}
        items={[
          ['Your account', () => navigate('/account')],
          ['Keyboard shortcuts', onShowShortcuts],
          ['Sign out', () => signOut()],
        ]}
      />
    </>
  );
};

/** Asks what becomes of the page if another person has signed in over it. */
const OtherPerson = () => {
  const { user } = useSession();
  const [owner, setOwner] = useState(user);
  if (user.id === owner.id) return null;
  const leave = () => {
    sessionStorage.clear();
    location.assign('/');
  };
  return (
    <Dialog title={`You are signed in as ${user.name}`}>
      <p>
        {owner.name} was signed in before, and typed what stands on this page. Go on with it only if it is
        yours to finish: it would be sent in your name.
      </p>
      <div className="actions">
        <Button variant="primary" onClick={leave}>
          Start afresh
        </Button>
        <Button variant="quiet" onClick={() => setOwner(user)}>
          Go on with this page
        </Button>
      </div>
    </Dialog>
  );
};

export const Shell = ({ children }: { children: ReactNode }) => {
  const { user, hasEnded } = useSession();
  const { pathname } = useLocation();
  const [areShortcutsShown, setAreShortcutsShown] = useState(false);
  // The path at which the menu of small screens was opened; navigating closes it.
  const [menuPage, setMenuPage] = useState('');
  useShortcuts({ '?': () => setAreShortcutsShown(true) });
  const isMenuOpen = menuPage === pathname;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <div className="desk">
        <header className="bg-body-tertiary text-body" data-bs-theme="dark">
          <div className="d-flex d-lg-none align-items-center justify-content-between px-3 py-2">
            <Brand />
            <button
              type="button"
              className="btn-icon"
              aria-label="Menu"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuPage(pathname)}
            >
              <Icon name="menu" />
            </button>
          </div>
          <Offcanvas
            responsive="lg"
            placement="end"
            className="desk-side d-flex flex-column gap-4 h-100 p-3 text-body"
            data-bs-theme="dark"
            show={isMenuOpen}
            onHide={() => setMenuPage('')}
            {...(isMenuOpen && { 'aria-label': 'Menu' })}
          >
            <Sidebar onShowShortcuts={() => setAreShortcutsShown(true)} />
          </Offcanvas>
        </header>
        <main id="main" className="p-3 p-lg-4" tabIndex={-1}>
          {children}
        </main>
      </div>
      {areShortcutsShown && <ShortcutsDialog onClose={() => setAreShortcutsShown(false)} />}
      <OtherPerson />
      {hasEnded && (
        <Dialog title="Sign in again">
          <p>Your session has ended. The page behind this form keeps what you typed.</p>
          <SignInForm email={user.email} />
        </Dialog>
      )}
    </>
  );
};
