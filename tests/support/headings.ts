/** Reads the levels of the rendered page's headings, in order. */
export const headingLevels = (): number[] =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));

/** Whether the first heading is the only one of level 1, and no level is skipped after it. */
export const isValidOutline = (levels: readonly number[]): boolean =>
  levels[0] === 1 &&
  levels.every((level, index) => index === 0 || (level > 1 && level <= (levels[index - 1] ?? 0) + 1));
