import webpack, { type Compiler } from 'webpack';
import { drawVectors } from './drawVectors.ts';

const NAME = 'ShortVariables';
const VARIABLE = /(?<![\w-])--[a-z][\w-]*/gi;
const READ = /var\((--[\w-]+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const lettersOf = (index: number): string =>
  (index < LETTERS.length ? '' : lettersOf(Math.floor(index / LETTERS.length) - 1)) +
  (LETTERS[index % LETTERS.length] ?? '');

/**
 * New names for the variables of stylesheets, the shortest for what is said most often; alike in every build of the same
 * styles. What drawings read keeps its name: they lie in files of their own.
 */
export const shortNames = (
  stylesheets: readonly string[],
  drawings: readonly string[],
): Map<string, string> => {
  const readByDrawings = new Set(drawings.flatMap((svg) => [...svg.matchAll(READ)].map(([, name]) => name)));
  const times = new Map<string, number>();
  for (const [name] of stylesheets.flatMap((css) => [...css.matchAll(VARIABLE)]))
    times.set(name, (times.get(name) ?? 0) + 1);
  const often = [...times].filter(([name]) => !readByDrawings.has(name)).toSorted(([, a], [, b]) => b - a);
  return new Map(often.map(([name], index) => [name, `--${lettersOf(index)}`]));
};

/**
 * Gives the variables of all stylesheets names of a letter or two: a page begins with a hundred of them, and what is said
 * for the first time cannot be compressed. No script names one, and of the drawings' none is renamed.
 */
export class ShortVariables {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Behind the minifier, before the files get their names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const files = Object.keys(assets).filter((file) => file.endsWith('.css'));
        const textOf = (file: string) => assets[file]?.source().toString() ?? '';
        const names = shortNames(files.toSorted().map(textOf), Object.values(await drawVectors()));
        for (const file of files)
          compilation.updateAsset(file, (source) => {
            const renamed = new sources.ReplaceSource(source);
            for (const { 0: name, index } of textOf(file).matchAll(VARIABLE))
              renamed.replace(index, index + name.length - 1, names.get(name) ?? name);
            return renamed;
          });
      });
    });
  }
}
