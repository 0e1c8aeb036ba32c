import { pages } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { isStaticPage } from './isStaticPage.ts';
import { PageLink } from './PageLink.tsx';
import { pagesAbove } from './pagesAbove.ts';

interface BreadcrumbProps {
  name: PageName;
  /** Last step's text where it is not the page's title: a job's. */
  current?: string;
}

/** The way from home to a page; home itself has none (docs/requirements.md, SEO-6). */
export const Breadcrumb = ({ name, current }: BreadcrumbProps) => {
  const above = pagesAbove(name).filter(isStaticPage);
  if (name === 'home') return null;
  return (
    <nav aria-label={shellTexts.breadcrumb}>
      <ol className="breadcrumb">
        {(['home', ...above] as const).map((page) => (
          <li key={page}>
            <PageLink page={page} />
          </li>
        ))}
        <li aria-current="page">{current ?? pages[name].title}</li>
      </ol>
    </nav>
  );
};
