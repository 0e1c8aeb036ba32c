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

if (canBuild()) {
  // In a process of its own: Node's TypeScript loader would stay in the server's memory (30 MB).
  const build = spawnSync(process.execPath, [resolve(root, 'scripts/buildIfStale.ts')], {
    stdio: 'inherit',
    cwd: root,
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
} else if (!existsSync(resolve(root, 'dist/build.json'))) {
  console.error(NOT_BUILT);
  process.exit(1);
}
createRequire(import.meta.url)(resolve(root, 'dist/server/main.cjs')).main(process.env, {
  isWarmedUp: true,
});
