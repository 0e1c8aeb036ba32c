import BootstrapBreadcrumb from 'react-bootstrap/Breadcrumb';
import { pages } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { PageLink } from './PageLink.tsx';
import { listAncestorPages } from '../content/listAncestorPages.ts';

interface BreadcrumbProps {
  name: PageName;
  /** Text of the last step if it is not the page's title, such as a job's title. */
  current?: string;
}

/** The path from home to a page. The home page has none. */
export const Breadcrumb = ({ name, current }: BreadcrumbProps) => {
  if (name === 'home') return null;
  const ancestors = ['home', ...listAncestorPages(name)] as const;
  return (
    <BootstrapBreadcrumb label={shellTexts.breadcrumb}>
      {ancestors.map((page) => (
        <BootstrapBreadcrumb.Item key={page} linkAs={PageLink} linkProps={{ page }}>
          {pages[page].title}
        </BootstrapBreadcrumb.Item>
      ))}
      <BootstrapBreadcrumb.Item active>{current ?? pages[name].title}</BootstrapBreadcrumb.Item>
    </BootstrapBreadcrumb>
  );
};
