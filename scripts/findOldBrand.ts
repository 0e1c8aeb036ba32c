import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** What a brand consists of, as far as it can be found in files. */
export interface Brand {
  name: string;
  phones: readonly string[];
  /** Lines of the offices' postal addresses. */
  addresses: readonly string[];
  /** The offices' cities, without their states. */
  cities: readonly string[];
  /** States and countries of the offices and delivery locations. */
  areas: readonly string[];
  /** First names of the people at the offices' desks. */
  people: readonly string[];
  /** Hexadecimal, without '#'. */
  colours: readonly string[];
}

/** The brand that this repository came with. */
export const FIRST_BRAND: Brand = {
  name: 'Quillmere',
  phones: ['+1 512 555 0142', '+44 20 7946 0158'],
  addresses: ['1200 Example Street, Suite 400', '20 Sample Lane', 'Plot 7, Specimen Park'],
  cities: ['Austin', 'London', 'Hyderabad'],
  areas: ['Texas', 'India'],
  people: ['Lakshmi', 'Marcus', 'Delia'],
  colours: ['0b5f66', '08262b'],
};

const FOLDERS = ['src', 'public', 'deploy', 'scripts', 'dist/site'];
const TEXT = new Set(
  '.ts .tsx .mjs .scss .svg .html .css .js .xml .json .txt .webmanifest .sh .conf .service .timer .env .yaml .nft'.split(
    ' ',
  ),
);
/** Files without an ending are scripts. */
const isText = (file: string): boolean =>
  TEXT.has(extname(file)) || extname(file) === '' || file.endsWith('.env');

/** Parts of the first brand that another brand does not have. */
const listLeftovers = (brand: Brand): string[] => {
  const missing = (first: readonly string[], own: readonly string[]) =>
    first.filter((text) => !own.some((each) => each.toLowerCase().includes(text.toLowerCase())));
  return [
    ...missing([FIRST_BRAND.name], [brand.name]),
    ...missing(FIRST_BRAND.phones, brand.phones),
    ...missing(FIRST_BRAND.addresses, brand.addresses),
    ...missing(FIRST_BRAND.cities, brand.cities),
    ...missing(FIRST_BRAND.areas, brand.areas),
    ...missing(FIRST_BRAND.people, brand.people),
    ...missing(FIRST_BRAND.colours, brand.colours),
  ];
};

/** A place in a comment is an example, one after a slash is a time zone, and one in lower case is a drawing. */
const isIn = (part: string, text: string): boolean =>
  [...FIRST_BRAND.cities, ...FIRST_BRAND.areas].includes(part)
    ? new RegExp(`(?<![/\\w])${part}\\b`).test(text.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, ''))
    : // The name is in lower case in addresses and in names of files.
      text.toLowerCase().includes(part.toLowerCase());

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && isText(entry.name) && !/\.(?:test|spec)\./.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name))
    : [];

/** Names each file that still has something of the brand that this repository came with. */
export const findOldBrand = (brand: Brand): string[] => {
  const leftovers = listLeftovers(brand);
  if (leftovers.length === 0) return [];
  return FOLDERS.flatMap(listFiles)
    .filter((file) => !file.endsWith('findOldBrand.ts'))
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(file, 'utf8')}`;
      const found = leftovers.filter((part) => isIn(part, text)).map((part) => `'${part}'`);
      return found.length > 0 ? [`${file}: still has ${found.join(', ')} of the brand before`] : [];
    });
};
