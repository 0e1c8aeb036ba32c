import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The long test of what survives a kill, a quarter of an hour and more; words on the command line go to it. */
if (!existsSync('dist/server/main.cjs')) {
  console.error('Build the server first: npm run build');
  process.exit(1);
}
// Ctrl-C reaches the test as well, which then ends by itself.
process.on('SIGINT', () => undefined);
const { status } = spawnSync(process.execPath, ['tests/faults/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
