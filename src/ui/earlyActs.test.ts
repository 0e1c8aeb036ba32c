import { BANNER_SWIPE_PX } from '../contract/constants.ts';
import { endEarlyActs, replayEarlyActs } from './earlyActs.ts';

const pressed: string[] = [];

const buttonIn = (frame: Element, name: string) => {
  const button = document.createElement('button');
  button.addEventListener('click', () => pressed.push(name));
  frame.append(button);
  return button;
};

beforeEach(() => {
  pressed.length = 0;
  window.early = { acts: [], isOver: false };
});

it('presses once what was pressed in vain, in order, within its frame and no more than that once', () => {
  const [frame, other] = [document.createElement('div'), document.createElement('div')];
  const [next, stop, elsewhere] = [
    buttonIn(frame, 'next'),
    buttonIn(frame, 'stop'),
    buttonIn(other, 'other'),
  ];
  for (const on of [next, elsewhere, next, stop, next]) window.early?.acts.push({ kind: 'press', on });
  replayEarlyActs(frame);
  expect(pressed).toEqual(['stop', 'next']);
  replayEarlyActs(frame);
  expect(pressed).toEqual(['stop', 'next']);
  replayEarlyActs(other);
  expect(pressed).toEqual(['stop', 'next', 'other']);
});

it('tells of the latest swipe, if it was one', () => {
  const frame = document.createElement('div');
  const swipes: number[] = [];
  const swiped = (x: number, y: number) => {
    window.early?.acts.push({ kind: 'swipe', on: frame, x, y });
    replayEarlyActs(frame, (direction) => swipes.push(direction));
  };
  swiped(-BANNER_SWIPE_PX, 0);
  swiped(BANNER_SWIPE_PX, 3);
  swiped(-BANNER_SWIPE_PX, 200);
  swiped(1, 1);
  expect(swipes).toEqual([1, -1]);
});

it('sends the form that was sent in vain', () => {
  const form = document.createElement('form');
  document.body.append(form);
  let isSent = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isSent = true;
  });
  window.early?.acts.push({ kind: 'submit', on: form });
  replayEarlyActs(form);
  expect(isSent).toBe(true);
  form.remove();
});

it('says when React hears for itself, and does without a page that keeps anything', () => {
  endEarlyActs();
  expect(window.early?.isOver).toBe(true);
  delete window.early;
  endEarlyActs();
  replayEarlyActs(document.body);
  expect(pressed).toEqual([]);
});
