import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface AlertProps {
  kind: 'danger' | 'success' | 'warning' | 'info';
  /** `alert` for trouble that arises while somebody looks on; none for what stands there from the start. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

const signs = {
  danger: 'exclamationCircle',
  success: 'checkCircle',
  warning: 'exclamationCircle',
  info: 'infoCircle',
} as const;

/** A message in the page with a bar and a sign, so that its kind never hangs on colour alone. */
export const Alert = ({ kind, role, children }: AlertProps) => (
  <div className={`alert alert-${kind}`} role={role}>
    <Icon name={signs[kind]} />
    <div>{children}</div>
  </div>
);
