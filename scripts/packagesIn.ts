import { relative, resolve } from 'node:path';
import type { Module, Stats } from 'webpack';

const root = resolve(import.meta.dirname, '..');
/** The innermost package of a path: one may bring another one along. */
const PACKAGE = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Small modules are put together into one. */
const modulesOf = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]).flatMap(modulesOf) : [module];

/** The places under node_modules of the packages that bundles hold code of, by the bundle's name. */
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
