import type { ReactNode } from 'react';

interface MailLinkProps {
  email: string;
  /** The address itself when left out. */
  children?: ReactNode;
  className?: string | undefined;
}

/** An address to write to. */
export const MailLink = ({ email, children, className }: MailLinkProps) => (
  <a className={className} href={`mailto:${email}`}>
    {children ?? <bdi dir="ltr">{email}</bdi>}
  </a>
);
