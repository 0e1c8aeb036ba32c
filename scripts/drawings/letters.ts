interface Letter {
  width: number;
  path: string;
}

/**
 * Our own monoline capitals, drawn on a height of ten units from the top left corner. Every wordmark comes from them,
 * with its own stroke, spacing and width.
 */
const letters: Readonly<Record<string, Letter>> = {
  A: { width: 8.4, path: 'M0 10 4.2 0 8.4 10M1.6 6.6H6.8' },
  B: { width: 6.8, path: 'M0 0V10H4A2.75 2.75 0 0 0 4 4.5H0M0 0H3.6A2.25 2.25 0 0 1 3.6 4.5' },
  C: { width: 8.6, path: 'M8.6 1.55A5 5 0 1 0 8.6 8.45' },
  D: { width: 8, path: 'M0 0H3A5 5 0 0 1 3 10H0Z' },
  E: { width: 5.8, path: 'M5.8 0H0V10H5.8M0 4.9H5' },
  F: { width: 5.6, path: 'M5.6 0H0V10M0 5H4.8' },
  G: { width: 9.4, path: 'M8.6 1.55A5 5 0 1 0 9.9 5.4H5.6' },
  H: { width: 7.2, path: 'M0 0V10M7.2 0V10M0 4.9H7.2' },
  I: { width: 0, path: 'M0 0V10' },
  J: { width: 5, path: 'M5 0V7.2A2.5 2.7 0 0 1 0 7.4' },
  K: { width: 6.8, path: 'M0 0V10M6.4 0 0 6.2M2.5 3.9 6.8 10' },
  L: { width: 5.4, path: 'M0 0V10H5.4' },
  M: { width: 9, path: 'M0 10V0L4.5 6.4 9 0V10' },
  N: { width: 7.6, path: 'M0 10V0L7.6 10V0' },
  O: { width: 10, path: 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z' },
  P: { width: 6.4, path: 'M0 10V0H3.5A2.9 2.9 0 0 1 3.5 5.8H0' },
  Q: { width: 10, path: 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0ZM6.2 6.6 9.8 10.4' },
  R: { width: 6.8, path: 'M0 10V0H3.5A2.8 2.8 0 0 1 3.5 5.6H0M3.2 5.6 6.8 10' },
  S: {
    width: 6.2,
    path: 'M5.8 1.9C5.3.7 4.4 0 3.1 0 1.5 0 .3 1 .3 2.5.3 5.8 6.2 4.1 6.2 7.4 6.2 9 4.9 10 3.1 10 1.6 10 .5 9.2 0 7.9',
  },
  T: { width: 7.2, path: 'M0 0H7.2M3.6 0V10' },
  U: { width: 7.2, path: 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0' },
  V: { width: 8.2, path: 'M0 0 4.1 10 8.2 0' },
  W: { width: 12.4, path: 'M0 0 3.1 10 6.2 1.4 9.3 10 12.4 0' },
  X: { width: 7, path: 'M0 0 7 10M7 0 0 10' },
  Y: { width: 7.6, path: 'M0 0 3.8 5.2 7.6 0M3.8 5.2V10' },
  Z: { width: 6.8, path: 'M0 0H6.8L0 10H6.8' },
};

const SPACE = 4.5;

export interface Lettering {
  /** Height of the capitals, in units of the picture. */
  size: number;
  /** Width of the stroke and space between letters, in tenths of the height. */
  stroke: number;
  tracking: number;
}

export interface Line {
  width: number;
  /** Paths one by one, each placed; their stroke is `currentColor` or what the surrounding group says. */
  svg: string;
}

/** A line of capitals from the top left corner. Throws on a sign that has no drawing. */
export const drawLine = (text: string, { size, stroke, tracking }: Lettering): Line => {
  const scale = size / 10;
  let at = 0;
  const parts = [...text.toUpperCase()].map((sign) => {
    if (sign === ' ') {
      at += SPACE;
      return '';
    }
    const letter = letters[sign];
    if (!letter) throw new Error(`The wordmarks have no letter '${sign}' (scripts/drawings/letters.ts)`);
    const part = `<path transform="translate(${at.toFixed(1)})" d="${letter.path}"/>`;
    at += letter.width + tracking;
    return part;
  });
  return {
    width: (at - tracking + stroke) * scale,
    svg: `<g transform="scale(${scale.toFixed(3)}) translate(${stroke / 2})" stroke-width="${stroke}" stroke-linecap="square">${parts.join('')}</g>`,
  };
};
