import { useEffect } from 'react';
import { shellTexts } from '../../content/shellTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { followTheme, THEME_CHOICES, turnTheme } from './themeChoice.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

const icons = { system: 'circleHalf', light: 'sun', dark: 'moonStars' } as const;

/** One button that goes round system, light and dark; its name says where it stands, by the styles (`_strip.scss`). */
export const ThemeToggle = () => {
  useEffect(followTheme, []);
  const texts = shellTexts.header.theme;
  return (
    <button
      type="button"
      className={joinClasses(styles.stripButton, 'needs-script')}
      data-turns-theme=""
      onClick={turnTheme}
    >
      <span className="visually-hidden">{`${texts.label} `}</span>
      {THEME_CHOICES.map((choice) => (
        <span key={choice} className={styles.themeChoice} data-choice={choice}>
          <Icon name={icons[choice]} />
          <span className={styles.stripLabel}>{texts[choice]}</span>
        </span>
      ))}
    </button>
  );
};
