import { mark } from '../../src/content/mark.ts';
import { colours } from './colours.ts';

interface MarkColours {
  line: string;
  signal: string;
}

/** The mark alone, on its square of 32. */
export const drawMark = ({ line, signal }: MarkColours): string =>
  `<path d="${mark.line}" fill="none" stroke="${line}" stroke-width="3"/><path d="${mark.nodes}" fill="${line}"/><path d="${mark.signal}" fill="${signal}"/>`;

/** The icon in a browser's tab; in a dark one its lines turn light. */
export const drawFavicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.l{stroke:${colours.primary}}.n{fill:${colours.primary}}@media(prefers-color-scheme:dark){.l{stroke:${colours.teal}}.n{fill:${colours.teal}}}</style><path class="l" d="${mark.line}" fill="none" stroke-width="3"/><path class="n" d="${mark.nodes}"/><path fill="${colours.amberOnLight}" d="${mark.signal}"/></svg>\n`;

/** The mark in teal on the deep ground, `share` of whose width it takes: systems cut the rest to their shape. */
export const drawAppIcon = (size: number, share: number): string => {
  const scale = (size * share) / 32;
  const offset = (size * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${colours.deep}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${drawMark({ line: colours.teal, signal: colours.amber })}</g></svg>`;
};

/** The mark as a picture of one size for old browsers, without a ground. */
export const drawSmallIcon = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${drawMark({ line: colours.primary, signal: colours.amberOnLight })}</svg>`;
