import { useState, type ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { initialsOf } from '../../lib/initialsOf.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { api } from '../api.ts';
import { SignInForm, Brand } from '../session/SignIn.tsx';
import { useSession, useSignOut } from '../session/useSession.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { Dialog, Menu } from './Page.tsx';
import { useKeys } from './useKeys.ts';

interface NavItem {
  to: string;
  label: string;
  icon: IconName;
  /** Number of unread records, if any. */
  count?: number | undefined;
}

const ADMIN_ITEMS: readonly NavItem[] = [
  { to: '/admin/people', label: 'People’s rights', icon: 'personCheck' },
  { to: '/admin/users', label: 'Users', icon: 'people' },
  { to: '/admin/templates', label: 'Templates', icon: 'journal' },
  { to: '/admin/settings', label: 'Settings', icon: 'diagram' },
];

const NavItems = ({ items, label }: { items: readonly NavItem[]; label: string }) => (
  <nav aria-label={label}>
    <ul>
      {items.map(({ to, label: name, icon, count }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'}>
            <Icon name={icon} />
            {name}
            {count ? (
              <span className="count">
                {count} <span className="visually-hidden">unread</span>
              </span>
            ) : null}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);

const UserMenu = ({ onKeys }: { onKeys: () => void }) => {
  const { user } = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <Menu
      className="user-menu"
      label={
        <>
          <span className="monogram" aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span>{user.name}</span>
        </>
      }
      items={[
        ['Your account', () => navigate('/account')],
        ['Keyboard shortcuts', onKeys],
        ['Sign out', () => signOut()],
      ]}
    />
  );
};

const Side = ({ onKeys }: { onKeys: () => void }) => {
  const { user } = useSession();
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
      <UserMenu onKeys={onKeys} />
    </>
  );
};

export const Shell = ({ children }: { children: ReactNode }) => {
  const { user, hasEnded } = useSession();
  const { pathname } = useLocation();
  const [hasKeys, setHasKeys] = useState(false);
  // The page for which the small screens' menu is open; navigating closes it.
  const [menuPage, setMenuPage] = useState('');
  useKeys({ '?': () => setHasKeys(true) });
  const side = <Side onKeys={() => setHasKeys(true)} />;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <div className="desk">
        <header className="desk-side band-deep">{side}</header>
        <header className="desk-bar band-deep">
          <Brand />
          <button
            type="button"
            className="btn btn-on-deep"
            aria-label="Menu"
            aria-expanded={menuPage === pathname}
            onClick={() => setMenuPage(pathname)}
          >
            <Icon name="menu" />
          </button>
        </header>
        <Offcanvas
          className="desk-side band-deep"
          show={menuPage === pathname}
          onHide={() => setMenuPage('')}
          placement="end"
          aria-label="Menu"
        >
          {side}
        </Offcanvas>
        <main id="main" className="desk-main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {hasKeys && <KeysHelp onClose={() => setHasKeys(false)} />}
      {hasEnded && (
        <Dialog title="Sign in again">
          <p>Your session has ended. The page behind this form keeps what you typed.</p>
          <SignInForm email={user.email} />
        </Dialog>
      )}
    </>
  );
};
