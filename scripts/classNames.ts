import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/** Without D: lists of advertisements to hide name classes that begin with AD. */
const LETTERS = 'ABCEFGHIJKLMNOPQRSTUVWXYZ';

const lettersOf = (index: number): string =>
  (index < LETTERS.length ? '' : lettersOf(Math.floor(index / LETTERS.length) - 1)) +
  (LETTERS[index % LETTERS.length] ?? '');

/**
 * Names for the classes of stylesheets of their own, as short as they can be: a hash of five letters cannot be
 * compressed, and a page has sixty of them, each in its styles and in its HTML. Capitals for the file's place in the
 * row of all, then the class's place within its file; classes that everybody may use are written small.
 */
export const makeClassNames = (files: readonly string[]) => {
  const row = files.toSorted();
  const found = new Map<string, string[]>();
  return {
    nameOf: (file: string, name: string): string => {
      const place = row.indexOf(file);
      if (place < 0) throw new Error(`${file} is not among the stylesheets`);
      const names = found.get(file) ?? [];
      if (!names.includes(name)) names.push(name);
      found.set(file, names);
      return lettersOf(place) + names.indexOf(name).toString(36);
    },
    /** Changes with the row: what a cache holds under another one has names that are taken now. */
    version: createHash('sha256').update(row.join('\n')).digest('hex').slice(0, 8),
  };
};

const stylesheetsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.scss'));

/** Of all the stylesheets in a folder, told by their whole paths. */
export const classNamesIn = (folder: string) => {
  const { nameOf, version } = makeClassNames(stylesheetsIn(folder));
  return { nameOf: (path: string, name: string): string => nameOf(relative(folder, path), name), version };
};
