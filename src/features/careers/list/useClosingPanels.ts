import { useEffect, type RefObject } from 'react';

const openPanels = (form: HTMLElement) => [...form.querySelectorAll<HTMLDetailsElement>('details[open]')];

export const closePanels = (form: HTMLElement): void => {
  for (const panel of openPanels(form)) panel.open = false;
};

/** Where panels lie over the list and not in its way; in the flow, closing one would move what is being pressed. */
const liesOver = (panel: HTMLDetailsElement): boolean => {
  const body = panel.lastElementChild;
  return body !== null && getComputedStyle(body).position === 'absolute';
};

/** Closes an open panel when its visitor goes on elsewhere, and at Esc, which gives the focus back to its button. */
export const useClosingPanels = (form: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      for (const panel of form.current ? openPanels(form.current) : []) {
        if (target instanceof Node && !panel.contains(target) && liesOver(panel)) panel.open = false;
      }
    };
    const escape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !form.current) return;
      const panel = openPanels(form.current).find((each) => target instanceof Node && each.contains(target));
      if (!panel) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [form]);
};
