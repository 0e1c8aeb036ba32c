import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useLinkClickHandler, type To } from 'react-router-dom';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** From the root, with query and place on the page. */
  to: To;
  /** What the entry of the history remembers. */
  state?: unknown;
}

/**
 * A link to an address of the site, followed without loading a document. The router's own component brings the code for
 * prefetching and nested routes of a framework that is not here, 2 kB, and runs it a hundred times on every page.
 */
export const SiteLink = ({ to, state, onClick, ...rest }: SiteLinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  const handle = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- what it says is among the other properties
  return <a {...rest} href={typeof to === 'string' ? to : createPath(to)} onClick={handle} />;
};
