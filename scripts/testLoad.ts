import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the built server bears, half an hour and more; words on the command line go to the test. */
if (!existsSync('dist/server/main.cjs')) {
  console.error('Build first: npm run build');
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['tests/load/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
