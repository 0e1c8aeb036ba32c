import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../content/pages.ts';
import { paths, type StaticPageName } from '../content/paths.ts';

interface PageLinkProps {
  page: StaticPageName;
  /** Defaults to the page's title. */
  children?: ReactNode;
  className?: string | undefined;
  hash?: string | undefined;
  /** Without the question mark. */
  query?: string;
  onClick?: () => void;
  'aria-current'?: 'page' | 'true' | undefined;
}

/** A link to a page by its name, so that a component cannot misspell a path. */
export const PageLink = ({ page, children, hash, query, ...rest }: PageLinkProps) => (
  <Link to={`${paths[page]}${query ? `?${query}` : ''}${hash ? `#${hash}` : ''}`} {...rest}>
    {children ?? pages[page].title}
  </Link>
);
