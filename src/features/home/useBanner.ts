import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { slides } from '../../content/slides.ts';
import { useRotation } from '../../ui/useRotation.ts';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which slide is shown, and everything that changes it (docs/requirements.md, CONST-5). */
export const useBanner = (frame: RefObject<HTMLElement | null>) => {
  const [at, setAt] = useState(0);
  const hadFocus = useRef(false);
  const rotation = useRotation({ pausesOnHover: true });

  const choose = (index: number) => {
    const shown = frame.current?.querySelector('.carousel-item.active');
    hadFocus.current = Boolean(shown?.contains(document.activeElement));
    setAt((index + slides.length) % slides.length);
  };
  const step = (direction: 1 | -1) => choose(at + direction);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    step(direction);
  };

  /** A slide that leaves would take the focus with it to nowhere: it goes on to the same place of the new one. */
  const handOnFocus = () => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    frame.current?.querySelector<HTMLElement>('.carousel-item.active a')?.focus();
  };

  return { at, choose, step, onKeyDown, handOnFocus, rotation };
};
