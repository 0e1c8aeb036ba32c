import { actionFor, rememberKeys } from './useKeys.ts';

const actions = { j: 'next', d: 'decline' };

const press = (
  key: string,
  { html = '<p>Text</p>', ...init }: KeyboardEventInit & { html?: string } = {},
) => {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-here]') ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  target.dispatchEvent(event);
  return actionFor(event, actions);
};

afterEach(() => {
  rememberKeys(true);
  document.body.innerHTML = '';
});

test('a single key acts on the page and on a selected row', () => {
  expect(press('j')).toBe('next');
  expect(press('d', { html: '<input type="checkbox" data-here>' })).toBe('decline');
});

test('ignores keys without an action, with a modifier, during typing and while a dialog is open', () => {
  expect(press('toString')).toBeUndefined();
  expect(press('d', { ctrlKey: true })).toBeUndefined();
  expect(press('d', { html: '<input type="text" data-here>' })).toBeUndefined();
  expect(press('d', { html: '<textarea data-here></textarea>' })).toBeUndefined();
  expect(press('d', { html: '<select data-here></select>' })).toBeUndefined();
  expect(press('d', { html: '<div class="modal"></div>' })).toBeUndefined();
});

test('ignores all keys once they are turned off', () => {
  rememberKeys(false);
  expect(press('j')).toBeUndefined();
});
