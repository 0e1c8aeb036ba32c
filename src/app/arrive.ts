import type { Location } from 'react-router-dom';
import { decodeText } from '../lib/decodeText.ts';
import { restoreScroll, type ScrollMemory } from './scrollMemory.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const heading = () => document.querySelector<HTMLElement>('main h1');

const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

const placeOf = ({ hash }: Pick<Location, 'hash'>): HTMLElement | null =>
  hash ? document.getElementById(decodeText(hash.slice(1))) : null;

/** A place is no control: it takes the focus by script, and reading goes on from there. */
const focusPlace = (place: HTMLElement) => {
  if (!place.matches(FOCUSABLE)) place.tabIndex = -1;
  focus(place);
};

/** Ends at the place that an address names, else at the top; the focus on the place or the heading (SHELL-2, SHELL-5). */
export const arrive = (location: Location): void => {
  const place = placeOf(location);
  if (place) {
    place.scrollIntoView();
    focusPlace(place);
    return;
  }
  window.scrollTo(0, 0);
  focus(heading());
};

/** After a document was loaded: the browser has scrolled to the place; the focus follows, unless it is in use. */
export const arriveByLoad = (location: Location): void => {
  const place = placeOf(location);
  if (place && document.activeElement === document.body) focusPlace(place);
};

/** Returns to where the visitor was on an entry of the history (SHELL-3). */
export const comeBack = (location: Location, memory: ScrollMemory): void => {
  const place = memory.recall(location.key);
  if (!place) {
    arrive(location);
    return;
  }
  const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
  const link = links.find((candidate) => candidate.getAttribute('href') === place.focusedHref);
  focus(link ?? heading());
  restoreScroll(place.top);
};
