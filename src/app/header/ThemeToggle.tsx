import { useEffect } from 'react';
import { shellTexts } from '../../content/shellTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { followTheme, THEME_CHOICES, turnTheme } from './themeChoice.ts';

const icons = { system: 'circleHalf', light: 'sun', dark: 'moonStars' } as const;

/** One button that goes round system, light and dark; its name says where it stands, by the styles (`_header.scss`). */
export const ThemeToggle = () => {
  useEffect(followTheme, []);
  const texts = shellTexts.header.theme;
  return (
    <button type="button" className="strip-button needs-script" data-turns-theme="" onClick={turnTheme}>
      <span className="visually-hidden">{texts.label} </span>
      {THEME_CHOICES.map((choice) => (
        <span key={choice} className="theme-choice" data-choice={choice}>
          <Icon name={icons[choice]} />
          <span className="strip-label">{texts[choice]}</span>
        </span>
      ))}
    </button>
  );
};
