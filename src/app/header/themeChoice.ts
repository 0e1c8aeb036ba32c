export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'theme';

/** Missing in browsers' test doubles only. */
const darkQuery = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const toChoice = (value: string | null | undefined): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The visitor's choice stands on the document, where the early script puts it: it holds also where nothing is kept. */
const readChoice = (): ThemeChoice => toChoice(document.documentElement.dataset['themeChoice']);

const apply = (choice: ThemeChoice) => {
  const { dataset } = document.documentElement;
  dataset['themeChoice'] = choice;
  dataset['bsTheme'] = choice === 'system' ? (darkQuery()?.matches ? 'dark' : 'light') : choice;
};

/** Goes on to the next choice and keeps it on the device (docs/requirements.md, HEAD-8). */
export const turnTheme = (): void => {
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(readChoice()) + 1) % THEME_CHOICES.length] ?? 'system';
  apply(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage may be forbidden; then the choice holds for this page.
  }
};

/** Follows the system and the choice made in another tab, until the returned function is called. */
export const followTheme = (): (() => void) => {
  const query = darkQuery();
  const onSystem = () => apply(readChoice());
  const onOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) apply(toChoice(newValue));
  };
  query?.addEventListener('change', onSystem);
  window.addEventListener('storage', onOtherTab);
  return () => {
    query?.removeEventListener('change', onSystem);
    window.removeEventListener('storage', onOtherTab);
  };
};
