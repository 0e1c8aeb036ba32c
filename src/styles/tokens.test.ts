/** @jest-environment node */
import { contrast, themeVariables, type Theme } from '../../tests/support/themeColours.ts';

const TEXT = 4.5;
/** Large text, signs, borders of inputs, the focus ring. */
const GRAPHIC = 3;

const variables = themeVariables();
const colourOf = (theme: Theme, name: string): string => {
  if (name.startsWith('#')) return name;
  const value = variables[theme].get(name);
  if (!value) throw new Error(`No such token: ${name}`);
  return /^var\(--(.+)\)$/.test(value) ? colourOf(theme, value.slice(6, -1)) : value;
};

type Pair = readonly [front: string, ground: string];
const each = (fronts: readonly string[], grounds: readonly string[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));

/** The pairs below a ratio, each with what it has. */
const tooFaint = (theme: Theme, least: number, pairs: readonly Pair[]): string[] =>
  pairs.flatMap(([front, ground]) => {
    const ratio = contrast(colourOf(theme, front), colourOf(theme, ground));
    return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });

const GROUNDS = ['bs-body-bg', 'bs-tertiary-bg', 'bs-secondary-bg'];
const DEEP_GROUNDS = ['deep', 'deep-raised'];
const PRACTICES = ['engineering', 'managed', 'audio-visual', 'network', 'staffing'];

const textPairs: Pair[] = [
  ...each(['bs-body-color', 'bs-secondary-color', 'bs-link-color', 'bs-link-hover-color'], GROUNDS),
  ...each(['link-visited', 'bs-primary', 'danger', 'success', 'warning', 'info', 'missed'], GROUNDS),
  ...each(['bs-body-color', 'bs-link-color', 'danger'], ['danger-tint']),
  ...each(['bs-body-color', 'bs-link-color', 'success'], ['success-tint']),
  ...each(['on-primary'], ['bs-primary', 'primary-hover']),
  // The accent's hover stands in `.btn-accent`.
  ...each(['on-accent'], ['accent', 'deep-accent', '#ffcf75']),
  ...each(['#fff', 'deep-muted', 'deep-accent', 'deep-link'], DEEP_GROUNDS),
  ...PRACTICES.flatMap((name) => each([`hue-${name}`], [`tint-${name}`, 'bs-body-bg', 'bs-tertiary-bg'])),
  ...PRACTICES.flatMap((name) => each(['bs-body-color', 'bs-secondary-color'], [`tint-${name}`])),
  // Initials in a filled square.
  ...PRACTICES.map((name): Pair => ['bs-body-bg', `hue-${name}`]),
];

const graphicPairs: Pair[] = [
  ...each(['input-border'], GROUNDS),
  ...each(['deep-muted'], DEEP_GROUNDS),
  ...each(['focus-line'], ['focus-halo']),
];

/** Of the ring's two tones one has to stand out, whatever is beneath. */
const faintRings = (theme: Theme): string[] =>
  [...GROUNDS, ...DEEP_GROUNDS, 'bs-primary', 'accent', 'success-tint', 'danger-tint'].filter((ground) =>
    ['focus-line', 'focus-halo'].every((tone) => tooFaint(theme, GRAPHIC, [[tone, ground]]).length > 0),
  );

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it('has text of at least 4.5:1 on every ground', () => {
    expect(tooFaint(theme, TEXT, textPairs)).toEqual([]);
  });

  it('has borders of inputs, signs and the two tones of the focus ring at 3:1', () => {
    expect(tooFaint(theme, GRAPHIC, graphicPairs)).toEqual([]);
  });

  it('shows the focus ring on every ground', () => {
    expect(faintRings(theme)).toEqual([]);
  });
});
