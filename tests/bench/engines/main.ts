import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '../../../src/content/paths.ts';
import { findChromiumEngine } from '../../engines/chromium.ts';
import type { Engine, Missing } from '../../engines/driver.ts';
import { findFirefox } from '../../engines/firefox.ts';
import { startGateway } from '../../engines/gateway.ts';
import { until } from '../../engines/tab.ts';
import { findWebKit } from '../../engines/webkit.ts';
import { startServer } from '../../support/server.ts';

/** When each engine first paints a page, and when its script has taken the page over. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
});

const kinds = {
  home: paths.home,
  service: paths.networkAudit,
  careers: paths.careers,
  job: '/career-details/1',
  contact: paths.contactUs,
};
const look = { width: 390, scheme: 'light' } as const;

/** Runs before the page's own scripts, since no engine tells afterwards when an attribute was set. */
const WATCH = `new MutationObserver((_, watching) => {
  if (!document.documentElement.hasAttribute('data-js')) return;
  watching.disconnect();
  window.takenOverAt = performance.now();
}).observe(document.documentElement, { attributeFilter: ['data-js'] })`;

interface Times {
  paint: number;
  takenOver: number;
}

const READ = `() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && window.takenOverAt ? { paint: paint.startTime, takenOver: window.takenOverAt } : null;
}`;

const visit = async (engine: Engine, url: string): Promise<Times> => {
  const driver = await engine.visit(look);
  try {
    await driver.go(url);
    return await until(async () => {
      const times = (await driver.run(READ, [])) as Times | null;
      if (!times) throw new Error(`${engine.name} told no times of ${url}`);
      return times;
    });
  } finally {
    await driver.close();
  }
};

const median = (numbers: readonly number[]): number =>
  Math.round(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN);
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const measure = async (found: Engine | Missing, siteUrl: string): Promise<void> => {
  if ('why' in found) return console.log(`${found.name} is not measured: ${found.why}`);
  // The first start of an engine reads its files from the disk.
  await visit(found, siteUrl);
  for (const [name, path] of Object.entries(kinds)) {
    const runs: Times[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      runs.push(await visit(found, siteUrl + path));
    const [paint, takenOver] = [runs.map((run) => run.paint), runs.map((run) => run.takenOver)];
    console.log(row([`${found.name} ${found.version}`, name, median(paint), median(takenOver)]));
  }
  await found.close();
};

const run = async (): Promise<void> => {
  const server = await startServer({ DIST_DIR: resolve('dist') });
  const gateway = await startGateway(server.url);
  gateway.firstScript = WATCH;
  const head = ['engine', 'page', 'first paint, ms', 'taken over, ms'];
  console.log([row(head), row(head.map(() => '---'))].join('\n'));
  for (const find of [findChromiumEngine, findFirefox, findWebKit]) await measure(await find(), gateway.url);
  await gateway.close();
  await server.stop();
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}`;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, ${look.width} px, line and processor as they are, medians of ${values.rounds} first visits; load ${loadavg()[0]?.toFixed(1)}.`,
  );
};

if (values.help) console.log('Usage: npm run bench -- engines [--rounds 5]');
else await run();
