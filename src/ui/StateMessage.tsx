import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

interface StateMessageProps {
  title: string;
  text?: string;
  icon?: IconName;
  /** `h1` if it is the page's only heading. */
  heading?: 'h1' | 'h2' | 'h3';
  /** `alert` for errors that appear while the page is open. */
  role?: 'alert' | 'status';
  /** Buttons and links to continue with. */
  children?: ReactNode;
}

/** The empty, failed and not-found states: what happened and what to do next. */
export const StateMessage = ({
  title,
  text,
  icon,
  heading: Heading = 'h2',
  role,
  children,
}: StateMessageProps) => (
  <div className="state-message" role={role}>
    {icon && (
      <span className="state-message-icon">
        <Icon name={icon} />
      </span>
    )}
    <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>{title}</Heading>
    {text !== undefined && <p>{text}</p>}
    {children !== undefined && <div className="actions">{children}</div>}
  </div>
);
