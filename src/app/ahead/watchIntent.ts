/** A pointer on its way across the page means nothing by the links that it passes. */
const PASSING_MS = 30;

/** The link that somebody points at, and while a menu's button is pointed at, those that it would show. */
const linksAt = (target: EventTarget | null): readonly HTMLAnchorElement[] => {
  if (!(target instanceof Element)) return [];
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) return [link];
  const panel = target.closest('[data-opens=group]')?.getAttribute('aria-controls');
  return panel ? [...(document.getElementById(panel)?.querySelectorAll('a') ?? [])] : [];
};

interface Intent {
  /** Pointed at or focused for a moment, or the button that would show them: it may come to a press. */
  onInterest: (links: readonly HTMLAnchorElement[]) => void;
  /** Pressed: the click follows. */
  onPress: (links: readonly HTMLAnchorElement[]) => void;
}

/** Hears of links before they are followed. */
export const watchIntent = ({ onInterest, onPress }: Intent): void => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const onPoint = ({ target }: Event) => {
    clearTimeout(pause);
    const links = linksAt(target);
    if (links.length > 0) pause = setTimeout(() => onInterest(links), PASSING_MS);
  };
  const options = { capture: true, passive: true };
  document.addEventListener('pointerover', onPoint, options);
  document.addEventListener('focusin', onPoint, options);
  document.addEventListener('pointerdown', ({ target }) => onPress(linksAt(target)), options);
};
