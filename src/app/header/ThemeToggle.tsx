import { useEffect } from 'react';
import { shellTexts } from '../../content/shellTexts.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { applyTheme, darkQuery, THEME_KEY, THEMES, toTheme, type Theme } from '../theme.ts';
import * as styles from './Header.module.scss';

const icons = { system: 'circleHalf', light: 'sun', dark: 'moonStars' } as const;

/** The inline script sets the stored choice on <html> before the first paint. */
const shownTheme = (): Theme => toTheme(document.documentElement.dataset['themeChoice']);

const selectNext = () => {
  const next = THEMES[(THEMES.indexOf(shownTheme()) + 1) % THEMES.length] ?? 'system';
  applyTheme(next);
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // Storage may be blocked. The choice then applies to this page only.
  }
};

/** Follows the system's setting, and a choice made in another tab. */
const followTheme = () => {
  const query = darkQuery();
  const onSystemChange = () => applyTheme(shownTheme());
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY) applyTheme(toTheme(newValue));
  };
  query?.addEventListener('change', onSystemChange);
  window.addEventListener('storage', onStorage);
  return () => {
    query?.removeEventListener('change', onSystemChange);
    window.removeEventListener('storage', onStorage);
  };
};

/**
 * Cycles through system, light and dark. All three labels are rendered and CSS shows the current one, so that the
 * button is correct before hydration.
 */
export const ThemeToggle = () => {
  useEffect(followTheme, []);
  const texts = shellTexts.header.theme;
  return (
    <button type="button" className={joinClasses(styles.utilityBarLink, 'needs-js')} onClick={selectNext}>
      <span className="visually-hidden">{`${texts.label} `}</span>
      {THEMES.map((choice) => (
        <span key={choice} className={styles.themeChoice} data-choice={choice}>
          <Icon name={icons[choice]} />
          <span className={styles.utilityBarLabel}>{texts[choice]}</span>
        </span>
      ))}
    </button>
  );
};
