import type { MouseEvent } from 'react';

/** Id of the application form's heading, the target of the page's 'Apply' link. */
export const APPLY_ID = 'apply';

/** Scrolls without a navigation, which would render the page again and empty a half-filled form. */
export const goToForm = (event: MouseEvent): void => {
  const heading = document.getElementById(APPLY_ID);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView?.();
  heading.focus({ preventScroll: true });
};
