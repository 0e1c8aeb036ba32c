import { spawnSync } from 'node:child_process';

/**
 * Runs what is tested in Firefox and WebKit; a built site is needed.
 * - `firefox`, `webkit`, `pictures`: one of them; all where nothing is named.
 * - `--update`: keeps the pictures as they come.
 * - `beside`: lays the pages of all engines beside each other in test-results/engines, for eyes.
 */
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('-'));
const isRenewing = words.includes('--update');
const files = (isRenewing ? ['pictures'] : names).map((name) => `tests/engines/${name}.test.ts`);
const args = names.includes('beside')
  ? ['tests/engines/beside.ts']
  : ['node_modules/jest/bin/jest.js', '--forceExit', ...(files.length > 0 ? files : ['tests/engines'])];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    ...(isRenewing && { ENGINE_PICTURES: 'renew' }),
  },
});
process.exit(status ?? 1);
