import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Measures how long a whole build takes. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, help: { type: 'boolean', default: false } },
});

const timeBuild = (): number => {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/build.ts')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return (performance.now() - startedAt) / 1000;
};

const run = (rounds: number): void => {
  const seconds = Array.from({ length: rounds }, timeBuild).toSorted((a, b) => a - b);
  const figures = [seconds[Math.floor(rounds / 2)] ?? Number.NaN, seconds.at(-1) ?? Number.NaN];
  console.log('| what | median, s | slowest, s |\n| --- | --- | --- |');
  console.log(`| build | ${figures.map((figure) => figure.toFixed(1)).join(' | ')} |`);
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Node ${process.version}`;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, ${rounds} builds; load ${loadavg()[0]?.toFixed(1)}.`,
  );
};

if (values.help) console.log('Usage: npm run bench -- build [--rounds 3]\n\nReplaces dist by a new build.');
else run(Number(values.rounds));
