/** Measures how fast the built server sends lists of few and of very many openings, and their sizes in bytes. */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { feedPaths, paths } from '../src/content/paths.ts';
import { calls } from '../src/contract/calls.ts';
import { replaceOpenings } from '../tests/server/replaceOpenings.ts';
import { startServer } from '../tests/support/server.ts';
import { measureRate } from './wrk.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '3' },
    many: { type: 'string', default: '10000' },
    help: { type: 'boolean', default: false },
  },
});

const TEXT = `You look after networks and meeting rooms at our customers' sites.

## What you do

- Trace faults along the chain, swap the failed part and write down what you found.
- Work through change plans with the operations centre on the line.

`.repeat(4);
const SETTLE_MS = 1000;

const pathsByName = {
  'list call, limit 20': `${calls.careerList}?limit=20`,
  'filtered call': `${calls.careerList}?limit=20&location=London&employment_type=contract`,
  'call with search words': `${calls.careerList}?limit=20&q=network+engineer`,
  'careers page': paths.careers,
  'filtered page': `${paths.careers}?location=London`,
  'RSS feed': feedPaths.rss,
  sitemap: '/sitemap.xml',
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Measures milliseconds and bytes of the first response of a URL, before it is cached. */
const fetchFirst = async (url: string) => {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const bytes = (await response.arrayBuffer()).byteLength;
  return { bytes, ms: performance.now() - startedAt };
};

const SEARCHES = 50;

/** The slowest of `SEARCHES` searches for words that are not in the cache, in milliseconds. */
const measureUncached = async (url: string): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < SEARCHES; i += 1) times.push((await fetchFirst(`${url}&q=engineer+${i}`)).ms);
  return Math.max(...times);
};

const measure = async (count: number, options: { connections: number; seconds: number }): Promise<void> => {
  const server = await startServer({ DIST_DIR: resolve('dist') });
  replaceOpenings(server.dataDir, count, TEXT);
  await new Promise((done) => setTimeout(done, SETTLE_MS));
  // The first requests compile the code that the others run.
  measureRate(`${server.url}${calls.careerDetail}/1`, options);
  for (const [name, path] of Object.entries(pathsByName)) {
    const { bytes, ms } = await fetchFirst(server.url + path);
    const { perSecond, p99 } = measureRate(server.url + path, options);
    console.log(row([count, name, bytes, ms.toFixed(1), Math.round(perSecond), p99.toFixed(2)]));
  }
  const fullList = await fetchFirst(server.url + calls.careerList);
  console.log(row([count, 'full list, once', fullList.bytes, fullList.ms.toFixed(1), '–', '–']));
  const uncached = await measureUncached(`${server.url}${calls.careerList}?limit=20`);
  console.log(row([count, `uncached searches, slowest of ${SEARCHES}`, '–', uncached.toFixed(1), '–', '–']));
  await server.stop();
};

const run = async (): Promise<void> => {
  const options = { connections: Number(values.connections), seconds: Number(values.seconds) };
  const headings = ['openings', 'what', 'bytes', 'first response ms', 'per second', 'p99 ms'];
  console.log([row(headings), row(headings.map(() => '---'))].join('\n'));
  for (const count of [20, Number(values.many)]) await measure(count, options);
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Node ${process.version}`;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, ${values.connections} connections; load ${loadavg()[0]?.toFixed(1)}.`,
  );
};

if (values.help)
  console.log('Usage: npm run bench -- openings [--connections 64] [--seconds 3] [--many 10000]');
else if (spawnSync('which', ['wrk']).status !== 0) {
  console.error('This benchmark needs wrk: apt-get install -y wrk');
  process.exitCode = 1;
} else await run();
