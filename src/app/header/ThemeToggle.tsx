import { shellTexts } from '../../content/shellTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { keepThemeChoice, THEME_CHOICES } from './themeChoice.ts';
import { useTheme } from './useTheme.ts';

const icons = { system: 'circleHalf', light: 'sun', dark: 'moonStars' } as const;

/** One button that goes round system, light and dark; its name says where it stands. */
export const ThemeToggle = () => {
  const choice = useTheme();
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'system';
  const texts = shellTexts.header.theme;
  return (
    <button type="button" className="strip-button" onClick={() => keepThemeChoice(next)}>
      <Icon name={icons[choice]} />
      <span className="visually-hidden">{texts.label} </span>
      <span className="strip-label">{texts[choice]}</span>
    </button>
  );
};
