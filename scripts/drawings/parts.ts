import { escapeXml } from '../../src/lib/escapeXml.ts';

/** Colours of the page that uses the drawing: its variables reach into the symbol, its text colour and face too. */
const LINE = 'stroke="var(--input-border)" fill="none" stroke-width="1.5"';
const EDGE = 'stroke="var(--bs-primary)" stroke-width="1.5"';
const SIGNAL = 'stroke="var(--accent)" fill="none" stroke-width="2.5"';

type Anchor = 'start' | 'middle' | 'end';
type Point = readonly [x: number, y: number];

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const line = (d: string): string => `<path ${LINE} d="${d}"/>`;

/** What is kept apart. */
export const wall = (d: string): string => `<path ${LINE} stroke-dasharray="3 5" d="${d}"/>`;

/** What moves. */
export const signal = (d: string): string => `<path ${SIGNAL} d="${d}"/>`;

export const text = (words: string, [x, y]: Point, anchor: Anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="currentColor">${escapeXml(words)}</text>`;

export const quiet = (words: string, at: Point, anchor: Anchor = 'middle'): string =>
  text(words, at, anchor).replace('currentColor', 'var(--bs-secondary-color)');

/** A node: open where something is, filled where something acts, in the signal's colour where it moves. */
export const node = ([x, y]: Point, kind: 'open' | 'acts' | 'moves'): string => {
  const fills = { open: 'var(--bs-body-bg)', acts: 'var(--bs-primary)', moves: 'var(--accent)' } as const;
  const edge = kind === 'moves' ? '' : ` ${EDGE}`;
  return `<path fill="${fills[kind]}"${edge} d="M${x - 5} ${y - 5}h10v10h-10z"/>`;
};

export const strong = (words: string, at: Point, anchor: Anchor = 'middle'): string =>
  text(words, at, anchor).replace('<text', '<text font-weight="650"');

/** A thing that fills its place, such as a screen. */
export const solid = (d: string): string => `<path fill="var(--bs-primary)" d="${d}"/>`;

/** A part with its name and, below, what it knows or does. */
export const part = ({ x, y, width, height }: Frame, name = '', does?: string): string => {
  const middle = x + width / 2;
  const centre = y + height / 2;
  const labels =
    does === undefined
      ? [name && text(name, [middle, centre + 5])]
      : [strong(name, [middle, centre - 4]), quiet(does, [middle, centre + 16])];
  return `<path fill="var(--bs-body-bg)" ${EDGE} d="M${x} ${y}h${width}v${height}h${-width}z"/>${labels.join('')}`;
};

/** A drawing under its name, within its field. */
export const toSymbol = (
  name: string,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  parts: readonly string[],
): string => `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${parts.join('')}</symbol>`;

export const toFile = (symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;

/** Drawings in one file, each a symbol of the same width. */
export const toSprite = <Name extends string>(
  drawings: Readonly<Record<Name, readonly string[]>>,
  width: number,
  heights: Readonly<Record<Name, number>>,
): string =>
  toFile(
    (Object.keys(drawings) as Name[]).map((name) =>
      toSymbol(name, { width, height: heights[name] }, drawings[name]),
    ),
  );
