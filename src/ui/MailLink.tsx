import type { ReactNode } from 'react';

interface MailLinkProps {
  email: string;
  /** Defaults to the address itself. */
  children?: ReactNode;
  className?: string | undefined;
}

/** An email address as a link. */
export const MailLink = ({ email, children, className }: MailLinkProps) => (
  <a className={className} href={`mailto:${email}`}>
    {children ?? <bdi dir="ltr">{email}</bdi>}
  </a>
);
