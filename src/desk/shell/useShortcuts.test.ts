import { findAction, saveShortcutsOn } from './useShortcuts.ts';

const actions = { j: 'next', d: 'decline' };

const press = (
  key: string,
  { html = '<p>Text</p>', ...init }: KeyboardEventInit & { html?: string } = {},
) => {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-here]') ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  target.dispatchEvent(event);
  return findAction(event, actions);
};

afterEach(() => {
  saveShortcutsOn(true);
  document.body.innerHTML = '';
});

test('finds the action of a key pressed on the page or a checkbox', () => {
  expect(press('j')).toBe('next');
  expect(press('d', { html: '<input type="checkbox" data-here>' })).toBe('decline');
});

test('ignores keys without an action, with a modifier, while the user types and while a dialog is open', () => {
  expect(press('toString')).toBeUndefined();
  expect(press('d', { ctrlKey: true })).toBeUndefined();
  expect(press('d', { html: '<input type="text" data-here>' })).toBeUndefined();
  expect(press('d', { html: '<textarea data-here></textarea>' })).toBeUndefined();
  expect(press('d', { html: '<select data-here></select>' })).toBeUndefined();
  expect(press('d', { html: '<div class="modal"></div>' })).toBeUndefined();
});

test('ignores all keys while shortcuts are turned off', () => {
  saveShortcutsOn(false);
  expect(press('j')).toBeUndefined();
});
