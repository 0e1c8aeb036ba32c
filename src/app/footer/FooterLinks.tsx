import { useId } from 'react';
import type { FooterLink } from '../../content/navigation.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './Footer.module.scss';

interface FooterLinksProps {
  title: string;
  links: readonly FooterLink[];
}

/** A titled column of links. */
export const FooterLinks = ({ title, links }: FooterLinksProps) => {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 className={styles.footerTitle} id={titleId}>
        {title}
      </h2>
      <ul className={styles.footerLinks}>
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
