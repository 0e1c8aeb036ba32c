import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useHasEnteredView } from './useHasEnteredView.ts';

type Notify = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;

const Probe = () => {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{String(useHasEnteredView(element))}</p>;
};

it('is undefined for what was visible from the start, else true from the first view on', () => {
  let notify: Notify = () => undefined;
  class Observer {
    constructor(callback: Notify) {
      notify = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: Observer });
  render(<Probe />);
  const move = (top: number, isIntersecting: boolean) => {
    act(() => notify([{ isIntersecting, boundingClientRect: { top } }]));
    return screen.getByRole('paragraph').textContent;
  };
  expect(move(innerHeight / 2, true)).toBe('undefined');
  expect(move(innerHeight, false)).toBe('false');
  expect(move(innerHeight / 2, true)).toBe('true');
  expect(move(innerHeight, false)).toBe('true');
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
