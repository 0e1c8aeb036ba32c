import { compile } from 'sass';

export type Theme = 'light' | 'dark';

const compileTheme = (): string =>
  compile('src/styles/theme.scss', {
    loadPaths: ['node_modules'],
    // Silences deprecations in Bootstrap's own Sass, as webpack.config.ts does.
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  }).css;

/** Reads the custom properties of all rules with one of these selectors outside media queries, in order. */
const readVariables = (css: string, selectors: readonly string[]): [string, string][] =>
  [...css.matchAll(/^([^\s@}][^{]*)\{([^}]*)\}/gm)]
    .filter(([, names = '']) => names.split(',').some((name) => selectors.includes(name.trim())))
    .flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [
        name,
        value.trim(),
      ]),
    );

/** Reads each theme's custom properties, by name without the leading dashes. */
export const readThemeVariables = (): Record<Theme, ReadonlyMap<string, string>> => {
  const css = compileTheme();
  const light = readVariables(css, [':root', '[data-bs-theme=light]']);
  const dark = readVariables(css, ['[data-bs-theme=dark]']);
  return { light: new Map(light), dark: new Map([...light, ...dark]) };
};

const readChannels = (colour: string): number[] => {
  const digits = colour.replace('#', '');
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[0-9a-f]{6}$/i.test(long)) throw new Error(`Not a hexadecimal colour: '${colour}'`);
  return [0, 2, 4].map((index) => Number.parseInt(long.slice(index, index + 2), 16) / 255);
};

const calculateLuminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = readChannels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Calculates the contrast of two colours, 1 to 21, by the formula of WCAG 2.2. */
export const calculateContrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [calculateLuminance(a), calculateLuminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
