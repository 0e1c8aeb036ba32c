import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const ASCII = range(0x20, 0x7e);
const SIGNS = '©–—‘’“”…−';
/** For names in openings and forms: the letters of Western Europe. Any other comes from a font of the system. */
const LETTERS = `${range(0xc0, 0xff)}\u00a0€£°·×`;

interface Face {
  /** File in the package it comes from. */
  source: string;
  characters: string;
  /** The weights that the styles use; `_fonts.scss` says the same to the browser. */
  weights: { min: number; max: number };
}

/** Headings do without accents: their letters weigh twice as much, and a single one may come from the system. */
export const faces = {
  'hanken-grotesk': {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    characters: ASCII + SIGNS + LETTERS,
    weights: { min: 400, max: 700 },
  },
  'bricolage-grotesque': {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    characters: ASCII + SIGNS,
    weights: { min: 500, max: 700 },
  },
} satisfies Record<string, Face>;

/** What browsers apply unasked, and figures of one width. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'rlig', 'mark', 'mkmk', 'tnum'];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Cuts the fonts down to the characters, weights and features that the site uses, from 76 kB to 38: woff2 files
 * under the faces' names in `folder`, from where webpack takes them. A file newer than its sources stays.
 */
export const subsetFonts = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  for (const [name, { source, characters, weights }] of Object.entries(faces)) {
    const from = resolve(source);
    const to = join(folder, `${name}.woff2`);
    if (changedAt(to) > Math.max(changedAt(from), changedAt(import.meta.filename))) continue;
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
    } as const;
    writeFileSync(to, await subsetFont(readFileSync(from), characters, options));
  }
};
