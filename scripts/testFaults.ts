import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { testedOn } from './testedOn.ts';

/** The long test of what survives a kill, a quarter of an hour and more; words on the command line go to it. */
if (!existsSync('dist/server/main.cjs')) {
  console.error('Build the server first: npm run build');
  process.exit(1);
}
// Ctrl-C reaches the test as well, which then ends by itself.
process.on('SIGINT', () => undefined);
const { env, words } = testedOn(process.argv.slice(2));
const { status } = spawnSync(process.execPath, ['tests/faults/main.ts', ...words], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
process.exit(status ?? 1);
