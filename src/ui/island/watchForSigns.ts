/** Farther ahead than one turn of a wheel or one swipe. */
const AHEAD = '600px 0px';

const POINTING = ['pointerover', 'touchstart', 'focusin'];
/** Of a visitor who is about to work on it, or of a password manager that fills it in. */
const SIGNS = [...POINTING, 'input', 'change', 'submit'];
const LISTENING = { capture: true, passive: true };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTouched = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((each) => each.selected !== each.defaultSelected);
  if (control instanceof HTMLInputElement && control.type === 'file') return control.value !== '';
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) return true;
  return control.value !== control.defaultValue;
};

/** Whether something was entered, chosen or focused in it already. */
const isWorkedOn = (island: Element): boolean =>
  island.contains(document.activeElement) ||
  [...island.querySelectorAll<Control>('input, textarea, select')].some(isTouched);

/**
 * Calls once, when an island comes near the view or somebody shows by whatever sign that they want it: by something
 * done in it, or by pointing at a link to a place in it. `wake` is one more sign (docs/requirements.md, FAST-11).
 * `isInFirstView`: whoever opens the page sees it, so that nearness is none (FAST-14).
 */
export const watchForSigns = (
  island: Element,
  { onSign, isInFirstView }: { onSign: () => void; isInFirstView: boolean },
) => {
  let observer: IntersectionObserver | undefined;
  let isOver = false;
  const wake = () => {
    if (isOver) return;
    stop();
    onSign();
  };
  const leadsHere = (target: EventTarget | null): boolean => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    return link !== null && island.contains(document.getElementById(link.hash.slice(1)));
  };
  const look = ({ target }: Event) => {
    if (leadsHere(target)) wake();
  };
  const stop = () => {
    isOver = true;
    observer?.disconnect();
    for (const sign of SIGNS) island.removeEventListener(sign, wake, true);
    for (const sign of POINTING) document.removeEventListener(sign, look, true);
  };
  for (const sign of SIGNS) island.addEventListener(sign, wake, LISTENING);
  for (const sign of POINTING) document.addEventListener(sign, look, LISTENING);
  if (isWorkedOn(island)) wake();
  else if (!isInFirstView && !('IntersectionObserver' in window)) wake();
  else if (!isInFirstView) {
    observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && wake(),
      {
        rootMargin: AHEAD,
      },
    );
    observer.observe(island);
  }
  return { stop, wake };
};
