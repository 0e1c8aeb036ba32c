export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = 'theme';

/** Undefined in jsdom. */
export const darkQuery = (): MediaQueryList | undefined =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)');

export const toTheme = (value: string | null | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The visitor's choice, or the system's theme if storage is blocked. */
export const readStoredTheme = (): Theme => {
  try {
    return toTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return 'system';
  }
};

export const applyTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  dataset['themeChoice'] = theme;
  dataset['bsTheme'] = theme === 'system' ? (darkQuery()?.matches ? 'dark' : 'light') : theme;
};
