/** @jest-environment node */
import { calculateContrast, readThemeVariables, type Theme } from '../../tests/support/themeColours.ts';

const MIN_TEXT_RATIO = 4.5;
/** Large text, icons, borders of inputs, the focus ring. */
const MIN_GRAPHIC_RATIO = 3;

const variables = readThemeVariables();
const findColour = (theme: Theme, name: string): string => {
  if (name.startsWith('#')) return name;
  const value = variables[theme].get(name);
  if (!value) throw new Error(`No such token: ${name}`);
  return /^var\(--(.+)\)$/.test(value) ? findColour(theme, value.slice(6, -1)) : value;
};

type Pair = readonly [foreground: string, background: string];
const combine = (foregrounds: readonly string[], backgrounds: readonly string[]): Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background): Pair => [foreground, background]));

/** The pairs with too little contrast, each with its colours and ratio. */
const findFaintPairs = (theme: Theme, minRatio: number, pairs: readonly Pair[]): string[] =>
  pairs.flatMap(([foreground, background]) => {
    const [front, back] = [findColour(theme, foreground), findColour(theme, background)];
    const ratio = calculateContrast(front, back);
    return ratio < minRatio
      ? [`${foreground} (${front}) on ${background} (${back}) has ${ratio.toFixed(2)}:1, not ${minRatio}:1`]
      : [];
  });

const BACKGROUNDS = ['bs-body-bg', 'bs-tertiary-bg', 'bs-secondary-bg'];
const DEEP_BACKGROUNDS = ['deep', 'deep-raised'];
const PRACTICES = ['engineering', 'managed', 'audio-visual', 'network', 'staffing'];

const textPairs: Pair[] = [
  ...combine(['bs-body-color', 'bs-secondary-color', 'bs-link-color', 'bs-link-hover-color'], BACKGROUNDS),
  ...combine(['link-visited', 'bs-primary', 'danger', 'success', 'warning', 'info', 'missed'], BACKGROUNDS),
  ...combine(['bs-body-color', 'bs-link-color', 'danger'], ['danger-tint']),
  ...combine(['bs-body-color', 'bs-link-color', 'success'], ['success-tint']),
  ...combine(['on-primary'], ['bs-primary', 'primary-hover']),
  // #ffcf75 is the hover colour of `.btn-accent`.
  ...combine(['on-accent'], ['accent', 'deep-accent', '#ffcf75']),
  ...combine(['#fff', 'deep-muted', 'deep-accent', 'deep-link'], DEEP_BACKGROUNDS),
  ...PRACTICES.flatMap((name) => combine([`hue-${name}`], [`tint-${name}`, 'bs-body-bg', 'bs-tertiary-bg'])),
  ...PRACTICES.flatMap((name) => combine(['bs-body-color', 'bs-secondary-color'], [`tint-${name}`])),
  // Initials in a filled square.
  ...PRACTICES.map((name): Pair => ['bs-body-bg', `hue-${name}`]),
];

const graphicPairs: Pair[] = [
  ...combine(['input-border'], BACKGROUNDS),
  ...combine(['deep-muted'], DEEP_BACKGROUNDS),
  ...combine(['focus-line'], ['focus-halo']),
];

/** Backgrounds on which neither of the focus ring's two tones has enough contrast. */
const findFaintRings = (theme: Theme): string[] =>
  [...BACKGROUNDS, ...DEEP_BACKGROUNDS, 'bs-primary', 'accent', 'success-tint', 'danger-tint'].filter(
    (background) =>
      ['focus-line', 'focus-halo'].every(
        (tone) => findFaintPairs(theme, MIN_GRAPHIC_RATIO, [[tone, background]]).length > 0,
      ),
  );

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it('has a contrast of at least 4.5:1 between text and every background', () => {
    expect(findFaintPairs(theme, MIN_TEXT_RATIO, textPairs)).toEqual([]);
  });

  it('has a contrast of at least 3:1 for input borders, icons and the two tones of the focus ring', () => {
    expect(findFaintPairs(theme, MIN_GRAPHIC_RATIO, graphicPairs)).toEqual([]);
  });

  it('shows the focus ring on every background', () => {
    expect(findFaintRings(theme)).toEqual([]);
  });
});
