import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * `npm run bench` runs all benchmarks one after the other, `npm run bench -- NAME [words]` one: the folder of that name
 * under tests/bench, with its main.ts.
 */
const folder = resolve(import.meta.dirname, '../tests/bench');
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const usage = `Usage: npm run bench [-- NAME [options]]

Benchmarks: ${names.join(', ')}; all of them, half an hour and more, without a name.
Build first (npm run build): what is measured is the built program. NAME --help says more of one.`;

const runOne = (name: string, words: readonly string[]): number => {
  const program = resolve(folder, name, 'main.ts');
  return spawnSync(process.execPath, [program, ...words], { stdio: 'inherit' }).status ?? 1;
};

/** One that cannot run here says why, and the others are run all the same. */
const runAll = (): number => {
  const failed = names.filter((name) => {
    console.log(`\n## ${name}\n`);
    return runOne(name, []) !== 0;
  });
  if (failed.length > 0) console.error(`\nWithout a result: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
};

const [name, ...words] = process.argv.slice(2);
if (name === undefined) process.exitCode = runAll();
else if (names.includes(name)) process.exitCode = runOne(name, words);
else {
  console.log(name === '--help' ? usage : `There is no benchmark called ${name}.\n\n${usage}`);
  process.exitCode = name === '--help' ? 0 : 1;
}
