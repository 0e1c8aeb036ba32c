import { resolvePath, type ResolvedPath } from '../../content/resolvePath.ts';

/** The other page of the site to which a link leads in this tab, if it does. */
export const linkedPage = (link: HTMLAnchorElement): ResolvedPath | undefined => {
  const { origin, pathname, target } = link;
  if (origin !== location.origin || pathname === location.pathname || target) return undefined;
  return resolvePath(pathname);
};
