import type { StaticPageName } from '../content/paths.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { pages } from '../content/pages.ts';

/** Pages as a list of wide rows. */
export const LinkRows = ({ list }: { list: readonly StaticPageName[] }) => (
  <ul className="link-rows">
    {list.map((page) => (
      <li key={page}>
        <PageLink page={page}>
          {pages[page].title} <Icon name="arrowRight" />
        </PageLink>
      </li>
    ))}
  </ul>
);
