import { whenIdle } from '../../ui/whenIdle.ts';

/**
 * Tells once of each link that comes into sight, now or later: by scrolling, in a menu that opens, with an answer of
 * the server. What changes on the page is looked through when the browser is idle. Tells of none where the browser does not say
 * what is in sight.
 */
export const watchLinks = (onSight: (link: HTMLAnchorElement) => void): void => {
  if (!('IntersectionObserver' in window)) return;
  const known = new WeakSet<Element>();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      onSight(target as HTMLAnchorElement);
    }
  });
  let isLooking = false;
  const look = () => {
    isLooking = false;
    for (const link of document.links) {
      if (known.has(link) || !(link instanceof HTMLAnchorElement)) continue;
      known.add(link);
      sight.observe(link);
    }
  };
  const lookLater = () => {
    if (isLooking) return;
    isLooking = true;
    whenIdle(look);
  };
  new MutationObserver(lookLater).observe(document.body, { childList: true, subtree: true });
  lookLater();
};
