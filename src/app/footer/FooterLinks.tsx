import { useId } from 'react';
import type { FooterLink } from '../../content/navigation.ts';
import { PageLink } from '../../ui/PageLink.tsx';

interface FooterLinksProps {
  title: string;
  links: readonly FooterLink[];
}

/** A titled column of links. */
export const FooterLinks = ({ title, links }: FooterLinksProps) => {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 className="footer-title" id={titleId}>
        {title}
      </h2>
      <ul className="footer-links">
        {links.map(({ page, hash, label }) => (
          <li key={`${page} ${hash ?? ''}`}>
            <PageLink page={page} {...(hash === undefined ? {} : { hash })}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
