// Builds if necessary and starts the server in this process. Runs on an old Node too: see checkNode.mjs.
import './checkNode.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

if (existsSync('.env')) process.loadEnvFile('.env');

/** `npm ci --omit=dev` leaves out the build packages. An existing build is then started as it is. */
const canBuild = () => existsSync(resolve(root, 'node_modules/webpack/package.json'));

const NOT_BUILT =
  'The site is not built, and the packages for building it are not installed: run "npm ci && npm run build", then "npm ci --omit=dev", or copy dist from elsewhere';

const buildIfStale = async () => {
  if (!canBuild()) {
    if (existsSync(resolve(root, 'dist/build.json'))) return;
    throw new Error(NOT_BUILT);
  }
  const { isBuildStale } = await import('./isBuildStale.mjs');
  if (!isBuildStale(root, process.env)) return;
  console.log('Building the site first; this takes a moment.');
  const build = spawnSync(process.execPath, [resolve(root, 'scripts/build.ts')], {
    stdio: 'inherit',
    cwd: root,
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
};

try {
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
createRequire(import.meta.url)(resolve(root, 'dist/server/main.cjs')).main(process.env);
