import { chromium, type Browser, type Page } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../../scripts/findChromium.ts';
import { watchRequests } from '../../support/requests.ts';
import { startServer } from '../../support/server.ts';
import { clickToPaint, watchClick } from './clickToPaint.ts';
import { routes, type Route } from './routes.ts';

/** How long a click on a link takes to paint the page, and what it asks for, on a slow line and a slow processor. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    hover: { type: 'string', default: '100' },
    cpu: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
});

/** Lighthouse's slow 4G: bytes a second, and milliseconds there and back. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480, offline: false };

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
};

const follow = async (browser: Browser, url: string, { from, find }: Route) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const requests = await watchRequests(page);
  await slowDown(page);
  await page.goto(url + from);
  await page.locator('main [data-hydrated]').first().waitFor({ state: 'attached' });
  const link = await find(page);
  await link.scrollIntoViewIfNeeded();
  await requests.quiet();
  await watchClick(page);
  await link.hover();
  await page.waitForTimeout(Number(values.hover));
  // Not link.click(): it looks three times where the link is, waits for two frames, and puts listeners of its own in.
  await page.mouse.down();
  await page.mouse.up();
  const ms = await clickToPaint(page);
  const asked = await requests.sinceClick();
  await page.close();
  return { ms, asked: asked.length };
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const run = async (): Promise<void> => {
  const server = await startServer({ DIST_DIR: resolve('dist') });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const head = ['way', 'click to paint, ms', 'slowest, ms', 'requests after the click'];
  console.log([row(head), row(head.map(() => '---'))].join('\n'));
  for (const route of routes) {
    const runs: Awaited<ReturnType<typeof follow>>[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      runs.push(await follow(browser, server.url, route));
    const times = runs.map(({ ms }) => ms);
    const asked = Math.max(...runs.map((found) => found.asked));
    console.log(row([route.name, Math.round(median(times)), Math.round(Math.max(...times)), asked]));
  }
  await browser.close();
  await server.stop();
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Chromium, processor slowed ${values.cpu} times`;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, slow 4G, ${values.hover} ms of hover, medians of ${values.rounds}; load ${loadavg()[0]?.toFixed(1)}.`,
  );
};

if (values.help) console.log('Usage: npm run bench -- navigation [--rounds 5] [--hover 100] [--cpu 4]');
else await run();
