import { useEffect } from 'react';
import { shellTexts } from '../../content/shellTexts.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Header.module.scss';

const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

const icons = { system: 'circleHalf', light: 'sun', dark: 'moonStars' } as const;
const STORAGE_KEY = 'theme';

/** Missing in jsdom only. */
const darkQuery = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const toChoice = (value: string | null | undefined): Choice =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The inline script puts the stored choice on <html> before the first paint. */
const readChoice = (): Choice => toChoice(document.documentElement.dataset['themeChoice']);

const apply = (choice: Choice) => {
  const { dataset } = document.documentElement;
  dataset['themeChoice'] = choice;
  dataset['bsTheme'] = choice === 'system' ? (darkQuery()?.matches ? 'dark' : 'light') : choice;
};

const chooseNext = () => {
  const next = CHOICES[(CHOICES.indexOf(readChoice()) + 1) % CHOICES.length] ?? 'system';
  apply(next);
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Storage may be blocked; then the choice holds for this page.
  }
};

/** Follows the system's setting and a choice made in another tab. */
const followTheme = () => {
  const query = darkQuery();
  const onSystem = () => apply(readChoice());
  const onOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY) apply(toChoice(newValue));
  };
  query?.addEventListener('change', onSystem);
  window.addEventListener('storage', onOtherTab);
  return () => {
    query?.removeEventListener('change', onSystem);
    window.removeEventListener('storage', onOtherTab);
  };
};

/**
 * Cycles through system, light and dark. All three labels are rendered and CSS shows the current one, so that the
 * first paint is right before hydration.
 */
export const ThemeToggle = () => {
  useEffect(followTheme, []);
  const texts = shellTexts.header.theme;
  return (
    <button type="button" className={joinClasses(styles.stripLink, 'needs-script')} onClick={chooseNext}>
      <span className="visually-hidden">{`${texts.label} `}</span>
      {CHOICES.map((choice) => (
        <span key={choice} className={styles.themeChoice} data-choice={choice}>
          <Icon name={icons[choice]} />
          <span className={styles.stripLabel}>{texts[choice]}</span>
        </span>
      ))}
    </button>
  );
};
