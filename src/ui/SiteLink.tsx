import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To } from 'react-router-dom';
import { useFollow } from './useFollow.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** From the root, with query and place on the page. */
  to: To;
  /** What the entry of the history remembers. */
  state?: unknown;
}

/** A new tab, a new window, a download: the browser's own. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/**
 * A link to an address of the site, followed without loading a document. The router's own component brings the code for
 * prefetching and nested routes of a framework that is not here, 2 kB, and runs it a hundred times on every page.
 */
export const SiteLink = ({ to, state, onClick, ...rest }: SiteLinkProps) => {
  const follow = useFollow();
  const handle = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    // A link to where one is adds nothing to go back to, as in a browser.
    follow(to, { replace: event.currentTarget.href === window.location.href, state });
  };
  // eslint-disable-next-line jsx-a11y-x/anchor-has-content -- what it says is among the other properties
  return <a {...rest} href={typeof to === 'string' ? to : createPath(to)} onClick={handle} />;
};
