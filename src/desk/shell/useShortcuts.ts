import { useEffectEvent, useLayoutEffect } from 'react';

const STORAGE_KEY = 'desk-keys';

/** Whether keyboard shortcuts are on. People who dictate, or press keys by mistake, can turn them off. */
export const areShortcutsOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';
export const saveShortcutsOn = (isOn: boolean): void =>
  localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');

const IGNORED_TARGETS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], .modal';

/** The action of a key press; none while the user types, holds a modifier or has a dialog open. */
export const findAction = <Action>(
  { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent,
  actions: Readonly<Record<string, Action>>,
): Action | undefined => {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || !areShortcutsOn()) return undefined;
  if (target instanceof Element && target.closest(IGNORED_TARGETS)) return undefined;
  if (document.querySelector('.modal')) return undefined;
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
};

/** Registers a page's keyboard shortcuts while it is mounted. */
export const useShortcuts = (actions: Readonly<Record<string, () => void>>): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = findAction(event, actions);
    if (!action) return;
    event.preventDefault();
    action();
  });
  // As soon as the page is shown: an effect after the paint would miss a key that is pressed at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
