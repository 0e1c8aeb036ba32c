import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** `npm run bench -- NAME [words]` runs one benchmark: the folder of that name under tests/bench, with its main.ts. */
const folder = resolve(import.meta.dirname, '../tests/bench');
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const usage = `Usage: npm run bench -- NAME [options]

Benchmarks: ${names.join(', ')}
Build first (npm run build): what is measured is the built program. NAME --help says more of one.`;

const [name = '--help', ...words] = process.argv.slice(2);
if (names.includes(name)) {
  const program = resolve(folder, name, 'main.ts');
  const { status } = spawnSync(process.execPath, [program, ...words], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log(name === '--help' ? usage : `There is no benchmark called ${name}.\n\n${usage}`);
  process.exitCode = name === '--help' ? 0 : 1;
}
