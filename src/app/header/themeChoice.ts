export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'theme';

/** The visitor's choice; 'system' where none was made or the browser keeps nothing. */
export const readThemeChoice = (): ThemeChoice => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    // Storage may be forbidden; then the system decides.
    return 'system';
  }
};

/** Keeps the choice. Tells this tab in the way that the browser tells the others. */
export const keepThemeChoice = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    return; // nothing can be kept, so nothing changes
  }
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
};

/** Calls back when the choice changes, in this tab or in another. */
export const watchThemeChoice = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};
