import { compile } from 'sass';

/** Reads the colours of the light theme, by name without the leading dashes. */
export const readThemeColours = (): ReadonlyMap<string, string> => {
  const { css } = compile('src/styles/_tokens.scss');
  const [, light = ''] = /^:root \{([^}]*)\}/m.exec(css) ?? [];
  return new Map(
    [...light.matchAll(/--([\w-]+): (#[\da-f]+);/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
};
