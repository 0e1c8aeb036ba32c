import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** `npm run bench` runs all benchmarks one after the other, `npm run bench -- NAME [options]` one. */
const names = ['build', 'navigation', 'openings', 'pages', 'processes', 'serve', 'size', 'submit', 'vitals'];
const usage = `Usage: npm run bench [-- NAME [options]]

Benchmarks: ${names.join(', ')}. All of them, which takes more than half an hour, without a name.
Run 'npm run build' first: the benchmarks measure the built program. 'NAME --help' shows the options of one.`;

const runOne = (name: string, options: readonly string[]): number => {
  const program = resolve(import.meta.dirname, `${name}.ts`);
  return spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' }).status ?? 1;
};

/** A benchmark that cannot run here says why, and the others still run. */
const runAll = (): number => {
  const failed = names.filter((name) => {
    console.log(`\n## ${name}\n`);
    return runOne(name, []) !== 0;
  });
  if (failed.length > 0) console.error(`\nWithout a result: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
};

const [name, ...options] = process.argv.slice(2);
if (name === undefined) process.exitCode = runAll();
else if (names.includes(name)) process.exitCode = runOne(name, options);
else {
  console.log(name === '--help' ? usage : `There is no benchmark called ${name}.\n\n${usage}`);
  process.exitCode = name === '--help' ? 0 : 1;
}
