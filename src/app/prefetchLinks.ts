import { resolvePath } from '../content/resolvePath.ts';
import type { PageLoader } from './pageLoader.ts';

/** Prefetches the page of a link when the pointer or the focus reaches it. */
export const prefetchLinks = (loader: PageLoader): void => {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.origin !== location.origin || !navigator.onLine) return;
    const path = resolvePath(link.pathname);
    if (path && link.pathname !== location.pathname) loader.prefetch(path);
  };
  const options = { capture: true, passive: true };
  document.addEventListener('pointerover', prefetch, options);
  document.addEventListener('focusin', prefetch, options);
};
