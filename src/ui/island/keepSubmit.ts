const formsIn = (island: Element): HTMLFormElement[] => [...island.querySelectorAll('form')];

/**
 * Keeps a form from being sent while the code that sends it is on its way. `replay` has it sent once, however often the
 * button was pressed; `release` leaves it to the browser, which the server answers too (docs/requirements.md, FAST-12).
 * Meanwhile the browser does not check it by itself: what it held back would be neither sent nor answered in our words.
 */
export const keepSubmit = (island: Element) => {
  /** Its place: the form itself may have been drawn anew by then. */
  let kept = -1;
  const checked = formsIn(island).filter((form) => !form.noValidate);
  for (const form of checked) form.noValidate = true;
  const keep = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    kept = formsIn(island).findIndex((form) => form === event.target);
  };
  const end = (): HTMLFormElement | undefined => {
    island.removeEventListener('submit', keep, true);
    const form = formsIn(island)[kept];
    kept = -1;
    return form;
  };
  island.addEventListener('submit', keep, true);
  return {
    replay: () => end()?.requestSubmit(),
    release: () => {
      const form = end();
      for (const each of checked) each.noValidate = false;
      // A control named 'submit' would hide the form's own.
      if (form) HTMLFormElement.prototype.submit.call(form);
    },
  };
};
