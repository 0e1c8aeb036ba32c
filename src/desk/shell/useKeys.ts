import { useEffect, useEffectEvent } from 'react';

const STORED_AS = 'desk-keys';

/** Whether single keys act: people who dictate, or whose hands slip, can turn them off in the list of keys. */
export const areKeysOn = (): boolean => localStorage.getItem(STORED_AS) !== 'off';
export const rememberKeys = (areOn: boolean): void => localStorage.setItem(STORED_AS, areOn ? 'on' : 'off');

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], .modal';

/** The action that a key press stands for: none while somebody types, holds a modifier or has a dialog open. */
export const actionFor = <Action>(
  { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent,
  actions: Readonly<Record<string, Action>>,
): Action | undefined => {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || !areKeysOn()) return undefined;
  if (target instanceof Element && target.closest(TYPING)) return undefined;
  if (document.querySelector('.modal')) return undefined;
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
};

/** Runs a page's actions by single keys while the page shows. */
export const useKeys = (actions: Readonly<Record<string, () => void>>): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionFor(event, actions);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
