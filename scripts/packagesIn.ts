import { relative, resolve } from 'node:path';
import type { Module, Stats } from 'webpack';

const root = resolve(import.meta.dirname, '..');
/** The innermost package of a path, because a package may contain others. */
const PACKAGE = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Small modules are concatenated into one. */
const modulesOf = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]).flatMap(modulesOf) : [module];

/** The folders in node_modules of the packages in each bundle, by the bundle's name. */
export const packagesIn = (all: readonly Stats[]): Record<string, string[]> =>
  Object.fromEntries(
    all.map(({ compilation }) => {
      const files = [...compilation.modules]
        .flatMap(modulesOf)
        .flatMap((module) => module.nameForCondition() ?? []);
      const places = files.flatMap((file) => PACKAGE.exec(relative(root, file))?.[1] ?? []);
      return [compilation.name ?? '', [...new Set(places)].toSorted()];
    }),
  );
