import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** One step of docs/recipes.md: what is typed into which file, and where. */
export interface Step {
  file: string;
  how: 'above' | 'below' | 'in place of' | 'make';
  /** A line of the file, or the text that is replaced; empty for a file that is made. */
  anchor: string;
  text: string;
}

const STEP =
  /^\d+\. (?:In `(?<file>[^`]+)`, (?<how>above|below|in place of) `(?<anchor>[^`]+)`|Make `(?<made>[^`]+)`)[^\n]*\n\n +```ts\n(?<text>[\s\S]*?)\n +```$/gm;

const toStep = ({ groups = {} }: RegExpMatchArray): Step => {
  const { file, how, anchor = '', made, text = '' } = groups;
  return { file: file ?? made ?? '', how: (how ?? 'make') as Step['how'], anchor, text };
};

/** The steps of every recipe, by its title. */
export const readRecipes = (): Record<string, Step[]> => {
  const [, ...sections] = readFileSync('docs/recipes.md', 'utf8').split(/^## /m);
  return Object.fromEntries(
    sections.map((section) => [section.split('\n')[0] ?? '', [...section.matchAll(STEP)].map(toStep)]),
  );
};

/** Where a step's text goes: the number of the one line that is the anchor. */
const placeOf = (lines: readonly string[], { file, anchor }: Step): number => {
  const found = lines.flatMap((line, index) => (line.trim() === anchor ? [index] : []));
  if (found.length !== 1) throw new Error(`${file} has ${found.length} lines that read ${anchor}`);
  return found[0] ?? 0;
};

const edited = (before: string, step: Step): string => {
  if (step.how === 'in place of') {
    const parts = before.split(step.anchor);
    if (parts.length !== 2) throw new Error(`${step.file} holds ${step.anchor} ${parts.length - 1} times`);
    return parts.join(step.text);
  }
  const lines = before.split('\n');
  lines.splice(placeOf(lines, step) + (step.how === 'below' ? 1 : 0), 0, step.text);
  return lines.join('\n');
};

/** Does a step in a copy of the sources; refuses one that cannot be done literally. */
export const doStep = (folder: string, step: Step): void => {
  const path = join(folder, step.file);
  if (step.how !== 'make') return writeFileSync(path, edited(readFileSync(path, 'utf8'), step));
  if (existsSync(path)) throw new Error(`${step.file} is there already`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${step.text}\n`);
};

/** A copy of what is compiled and run, with the packages of this one. */
export const copySources = (folder: string): void => {
  const isWanted = (source: string) => !/\.(png|jpg|webp|avif)$/.test(source);
  for (const name of ['src', 'scripts', 'tests'])
    cpSync(name, join(folder, name), { recursive: true, filter: isWanted });
  const files = ['package.json', 'tsconfig.json', 'webpack.config.ts', 'webpack.dev.ts', 'jest.config.ts'];
  for (const name of files) cpSync(name, join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
};
