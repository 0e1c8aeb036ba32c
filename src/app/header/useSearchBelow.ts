import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';

/** Comes with the first opening of the search, so that no page has to carry it. */
export const loadSearchBelow = () => import(/* webpackChunkName: "search-popup" */ './SearchBelow.tsx');

/** What stands below the search, as soon as it is there; `outcome`: a search that was answered has fetched it. */
export const useSearchBelow = (isOpen: boolean, outcome: string): ReactElement | undefined => {
  const [parts, setParts] = useState<{ SearchBelow: ComponentType }>();
  useEffect(() => {
    // Where it does not come the search says so: it waits for the same file.
    if (isOpen) loadSearchBelow().then(setParts, () => undefined);
  }, [isOpen, outcome]);
  return parts && createElement(parts.SearchBelow);
};
