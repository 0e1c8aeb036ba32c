import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readThemeColours } from './themeColours.ts';

const assets = resolve(import.meta.dirname, '../src/assets');

const listSvgFiles = (folder: string): string[] =>
  readdirSync(join(assets, folder)).filter((file) => file.endsWith('.svg'));

/** Converts an image to a symbol, which `<use href="/images/….svg#id">` shows in the page's colours. */
const toSymbol = (file: string, id: string): string =>
  readFileSync(join(assets, file), 'utf8')
    .trim()
    .replace(/^<svg xmlns="[^"]+"/, `<symbol id="${id}"`)
    .replace(/\/>$|<\/svg>$/, (end) => (end === '</svg>' ? '</symbol>' : '/>'));

const makeSprite = (symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;

/** Groups `network.svg` and `network.narrow.svg` into one file with the symbols `scene` and `narrow`. */
const groupVariants = (folder: string): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const file of listSvgFiles(folder).toSorted((a, b) => a.length - b.length)) {
    const [name = '', variant = 'scene'] = basename(file, '.svg').split('.');
    groups.set(name, [...(groups.get(name) ?? []), toSymbol(join(folder, file), variant)]);
  }
  return groups;
};

/** Writes the images of `src/assets` as the site serves them: `images/*.svg` in `folder`. */
export const writeImages = (folder: string): void => {
  const images = join(folder, 'images');
  mkdirSync(images, { recursive: true });
  for (const name of readdirSync(join(assets, 'sprites'))) {
    const symbols = listSvgFiles(join('sprites', name)).map((file) =>
      toSymbol(join('sprites', name, file), basename(file, '.svg')),
    );
    writeFileSync(join(images, `${name}.svg`), makeSprite(symbols));
  }
  for (const [source, prefix] of [
    ['heroes', 'hero'],
    ['scenes', 'scene'],
  ] as const)
    for (const [name, symbols] of groupVariants(source))
      writeFileSync(join(images, `${prefix}-${name}.svg`), makeSprite(symbols));
  cpSync(join(assets, 'pictures'), images, { recursive: true });
  // An <img> does not have the page's custom properties.
  const colours = readThemeColours();
  for (const file of listSvgFiles('pictures'))
    writeFileSync(
      join(images, file),
      readFileSync(join(assets, 'pictures', file), 'utf8').replace(
        /var\(--([\w-]+)\)/g,
        (whole, name: string) => colours.get(name) ?? whole,
      ),
    );
};
