const findMatching = (part: Element, selector: string) =>
  [part, ...part.querySelectorAll(selector)].filter((element) => element.matches(selector));

/**
 * Holds the first click or submit in each part of the page until React has hydrated that part, and then replays it.
 * `useReplay` names the parts.
 */
export const replayEarlyActions = (): void => {
  const heldActions = new Map<string | null, (part: Element) => void>();
  const hold = (event: Event, selector: string, replay: (control: HTMLElement) => void) => {
    const control = (event.target as Element).closest<HTMLElement>(selector);
    const part = control?.closest('[data-replay]:not([data-hydrated])');
    // The response to a form that was sent without JavaScript is never hydrated.
    if (!control || !part || !document.getElementById('deferred')) return;
    event.preventDefault();
    event.stopPropagation();
    const index = findMatching(part, selector).indexOf(control);
    const name = part.getAttribute('data-replay');
    if (heldActions.has(name)) return;
    heldActions.set(name, (hydrated) => {
      // React has replaced the control if a translator had changed the page.
      const target = control.isConnected ? control : findMatching(hydrated, selector)[index];
      if (target) replay(target as HTMLElement);
    });
  };
  const onClick = (event: Event) =>
    hold(event, 'button[type=button]:not([popovertarget])', (button) => button.click());
  const onSubmit = (event: SubmitEvent) =>
    hold(event, 'form', (form) => {
      const { submitter } = event;
      (form as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null);
    });
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('hydrated', ({ target }) => {
    const name = (target as Element).getAttribute('data-replay');
    heldActions.get(name)?.(target as Element);
    heldActions.delete(name);
  });
};
