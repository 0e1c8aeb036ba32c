import { useEffect, useSyncExternalStore } from 'react';
import { readThemeChoice, watchThemeChoice, type ThemeChoice } from './themeChoice.ts';

/** Missing in browsers' test doubles only. */
const darkQuery = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Asks the storage and not the rendered choice: while hydrating, that one is still the server's 'system'. */
const applyTheme = () => {
  const choice = readThemeChoice();
  const theme = choice === 'system' ? (darkQuery()?.matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset['bsTheme'] = theme;
};

/** The visitor's choice of colours, kept applied to the document while the system changes its mind. */
export const useTheme = (): ThemeChoice => {
  const choice = useSyncExternalStore<ThemeChoice>(watchThemeChoice, readThemeChoice, () => 'system');
  useEffect(() => {
    applyTheme();
    const query = darkQuery();
    query?.addEventListener('change', applyTheme);
    return () => query?.removeEventListener('change', applyTheme);
  }, [choice]);
  return choice;
};
