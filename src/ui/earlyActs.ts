import { swipeDirection } from './swipeDirection.ts';

/** What a visitor did to a part of the page before React was there. */
type EarlyAct =
  | { kind: 'press'; on: HTMLElement }
  | { kind: 'submit'; on: HTMLFormElement }
  | { kind: 'swipe'; on: HTMLElement; x: number; y: number };

declare global {
  interface Window {
    /** Kept by the inline script of `prerender/keptActsScript.ts`. */
    early?: { acts: EarlyAct[]; isOver: boolean };
  }
}

/** From here on React hears everything itself: what was kept as well would count twice. */
export const endEarlyActs = (): void => {
  if (window.early) window.early.isOver = true;
};

const take = (frame: Element): EarlyAct[] => {
  const acts = window.early?.acts ?? [];
  const own = acts.filter(({ on }) => frame.contains(on));
  if (window.early) window.early.acts = acts.filter((act) => !own.includes(act));
  return own;
};

/** A press counts once however impatient its visitor was: the latest on each button. */
const isLatest = (act: EarlyAct, at: number, acts: EarlyAct[]): boolean =>
  !acts.slice(at + 1).some(({ kind, on }) => kind === act.kind && on === act.on);

/** Does what was done early within a frame, now that somebody listens (docs/requirements.md, SHELL-9). */
export const replayEarlyActs = (frame: Element, onSwipe?: (direction: 1 | -1) => void): void => {
  for (const act of take(frame).filter(isLatest)) {
    if (act.kind === 'press') act.on.click();
    else if (act.kind === 'submit') act.on.requestSubmit();
    else {
      const direction = swipeDirection(act.x, act.y);
      if (direction) onSwipe?.(direction);
    }
  }
};
