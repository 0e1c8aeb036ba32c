import { cpSync, mkdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** The archive's contents besides the build: start scripts and the operator's documents. */
const FILES = [
  'scripts/start.mjs',
  'scripts/checkNode.mjs',
  'staff',
  'package.json',
  '.env.example',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'deploy',
  'docs/operations.md',
  'docs/staff.md',
  'docs/images',
  'docs/reliability.md',
];
const BUILD_OUTPUTS = [
  'site',
  'desk',
  'renderer',
  'server',
  'resumeText',
  'staff',
  'manifest.json',
  'build.json',
];

/** Makes a filter for the files of better-sqlite3 that leaves out its sources and other platforms' binaries. */
const makeSqliteFilter = (kind: string) => (path: string) => {
  if (/better-sqlite3\/(?:src|deps|build|binding\.gyp)(?:$|\/)/.test(path)) return false;
  return !path.endsWith('.node') || basename(path) === `${kind}.node`;
};

const isNotSourceMap = (path: string): boolean => !path.endsWith('.map');

/** Collects the contents of an archive. */
export const assembleRelease = ({
  root,
  folder,
  kind,
}: {
  root: string;
  folder: string;
  kind: string;
}): void => {
  for (const file of FILES) cpSync(resolve(root, file), resolve(folder, file), { recursive: true });
  for (const part of BUILD_OUTPUTS)
    cpSync(resolve(root, 'dist', part), resolve(folder, 'dist', part), {
      recursive: true,
      filter: isNotSourceMap,
    });
  const sqlite = 'node_modules/better-sqlite3';
  cpSync(resolve(root, sqlite), resolve(folder, sqlite), { recursive: true, filter: makeSqliteFilter(kind) });
  mkdirSync(resolve(folder, 'bin'));
  const node = `node_modules/node-${kind}`;
  cpSync(resolve(root, node, 'bin/node'), resolve(folder, 'bin/node'));
  cpSync(resolve(root, node, 'LICENSE'), resolve(folder, 'bin/LICENSE.node'));
};
