import type { ReactNode } from 'react';
import BootstrapAlert from 'react-bootstrap/Alert';
import { Icon } from './Icon.tsx';

interface AlertProps {
  kind: 'danger' | 'success' | 'warning' | 'info';
  /** `alert` for errors that appear while the page is open; no role for content that is there from the start. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

const icons = {
  danger: 'exclamationCircle',
  success: 'checkCircle',
  warning: 'exclamationCircle',
  info: 'infoCircle',
} as const;

/** A message with a bar and an icon, so that its kind does not depend on colour alone. */
export const Alert = ({ kind, role, children }: AlertProps) => (
  // Without a transition the library passes `role` on. Its default is `alert` for every kind.
  <BootstrapAlert variant={kind} transition={false} role={role}>
    <Icon name={icons[kind]} />
    <div>{children}</div>
  </BootstrapAlert>
);
