import type { MouseEvent } from 'react';
import { APPLY_ID } from '../application/applyId.ts';

/** Moves by hand: as a navigation, the fragment would draw the page anew and empty a form half filled in. */
export const goToForm = (event: MouseEvent): void => {
  const heading = document.getElementById(APPLY_ID);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView?.();
  heading.focus({ preventScroll: true });
};
