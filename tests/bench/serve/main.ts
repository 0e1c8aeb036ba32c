import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { calls } from '../../../src/contract/calls.ts';
import { openingPath, paths } from '../../../src/content/paths.ts';
import { startServer } from '../../support/server.ts';
import { answerOf } from './answered.ts';
import { startNginx } from './nginx.ts';
import { askOften, type Rate } from './wrk.ts';

/**
 * How many pages and calls a second the built server answers, beside one nginx worker that sends the same bytes with the
 * same headers from files: turn by turn, so that both meet the same machine.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

const asked = {
  'list call': calls.careerList,
  'detail call': `${calls.careerDetail}/1`,
  'home page': paths.home,
  'service page': paths.networkAudit,
  'careers page': paths.careers,
  'job page': openingPath(1),
};

const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const run = async (): Promise<void> => {
  const server = await startServer({ DIST_DIR: resolve('dist') });
  const names = Object.entries(asked).map(([name, path]) => ({
    name,
    path,
    file: name.replaceAll(' ', '-'),
  }));
  const answers = await Promise.all(names.map(({ path, file }) => answerOf(server.url + path, file)));
  const nginx = await startNginx(answers);
  const options = { connections: Number(values.connections), seconds: Number(values.seconds) };
  const head = [
    'what',
    'bytes',
    'ours per second',
    'nginx per second',
    'ratio',
    'our p99 ms',
    'nginx p99 ms',
  ];
  console.log([row(head), row(head.map(() => '---'))].join('\n'));
  for (const [index, { name, path, file }] of names.entries()) {
    const urls = [server.url + path, `${nginx.url}/${file}`];
    const turns: Rate[][] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      turns.push(urls.map((url) => askOften(url, options)));
    const middle = (figure: keyof Rate): number[] =>
      urls.map((_, column) => median(turns.map((turn) => turn[column]?.[figure] ?? Number.NaN)));
    const [ours = 0, theirs = 0] = middle('perSecond');
    const rates = [Math.round(ours), Math.round(theirs), (ours / theirs).toFixed(2)];
    const waits = middle('p99').map((ms) => ms.toFixed(2));
    console.log(row([name, answers[index]?.bytes.length ?? 0, ...rates, ...waits]));
  }
  await nginx.stop();
  await server.stop();
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Node ${process.version}`;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, ${values.connections} connections, medians of ${values.rounds}; load ${loadavg()[0]?.toFixed(1)}.`,
  );
};

if (values.help) console.log('Usage: npm run bench -- serve [--connections 64] [--seconds 3] [--rounds 5]');
else if (!isThere('nginx') || !isThere('wrk')) {
  console.error('This benchmark needs nginx and wrk: apt-get install -y nginx-light wrk');
  process.exitCode = 1;
} else await run();
