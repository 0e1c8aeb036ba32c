import { relative, resolve } from 'node:path';
import type { Module, Stats } from 'webpack';

const root = resolve(import.meta.dirname, '..');
/** The innermost package of a path, because a package may contain others. */
const PACKAGE = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** webpack concatenates small modules into one. */
const flattenModules = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]).flatMap(flattenModules) : [module];

/** The folders in node_modules of the packages in each bundle, by the bundle's name. */
export const listPackages = (allStats: readonly Stats[]): Record<string, string[]> =>
  Object.fromEntries(
    allStats.map(({ compilation }) => {
      const files = [...compilation.modules]
        .flatMap(flattenModules)
        .flatMap((module) => module.nameForCondition() ?? []);
      const folders = files.flatMap((file) => PACKAGE.exec(relative(root, file))?.[1] ?? []);
      return [compilation.name ?? '', [...new Set(folders)].toSorted()];
    }),
  );
