import type { StaticPageName } from '../content/paths.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { pages } from '../content/pages.ts';

interface LinkRowsProps {
  list: readonly StaticPageName[];
  /** Used instead of a page's title if that would not say enough. */
  labels?: Partial<Record<StaticPageName, string>>;
}

/** Links to pages as a list of wide rows. */
export const LinkRows = ({ list, labels = {} }: LinkRowsProps) => (
  <ul className="link-rows">
    {list.map((page) => (
      <li key={page}>
        <PageLink page={page}>
          {`${labels[page] ?? pages[page].title} `}
          <Icon name="arrowRight" />
        </PageLink>
      </li>
    ))}
  </ul>
);
