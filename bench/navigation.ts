import { chromium, type Browser, type Page, type Locator } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireChromium } from '../scripts/findChromium.ts';
import { pages } from '../src/content/pages.ts';
import { paths, type StaticPageName } from '../src/content/paths.ts';
import { practices } from '../src/content/practices.ts';
import { watchRequests } from '../tests/support/watchRequests.ts';
import { startServer } from '../tests/support/server.ts';

declare global {
  interface Window {
    clickToPaint: Promise<number>;
  }
}

/**
 * Measures the milliseconds from the next click to the frame in which another page's heading is visible, by the page's
 * clock. A task that is queued in a frame runs after the frame is painted.
 */
const watchClick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // For one frame the document contains the old page and the new one.
    const heading = () =>
      [...document.querySelectorAll('main h1')].find((found) => !found.closest('[hidden]'))?.textContent;
    const before = heading();
    window.clickToPaint = new Promise((done) => {
      let clickedAt = 0;
      window.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), {
        capture: true,
        once: true,
      });
      const observer = new MutationObserver(() => {
        if (clickedAt === 0 || heading() === before || heading() === undefined) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - clickedAt);
          port2.postMessage(undefined);
        });
      });
      observer.observe(document.body, {
        attributeFilter: ['hidden'],
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });

const clickToPaint = (page: Page): Promise<number> => page.evaluate(() => window.clickToPaint);

/** A visitor's path: the first page, and how to find the link to the next one. */
interface Route {
  name: string;
  from: string;
  find: (page: Page) => Promise<Locator>;
}

// The name must match exactly, because the banner has a moving link 'See managed services'.
const findInMain = (name: StaticPageName) => (page: Page) =>
  Promise.resolve(page.getByRole('main').getByRole('link', { name: pages[name].title, exact: true }).first());

const findInHeader = (name: StaticPageName) => (page: Page) =>
  Promise.resolve(page.getByRole('banner').getByRole('link', { name: pages[name].title, exact: true }));

/** From the home page to the pages that most visitors want, and from the list of openings to one of them. */
const routes: readonly Route[] = [
  ...Object.values(practices).map(({ page }) => ({
    name: `home to ${pages[page].title}`,
    from: paths.home,
    find: findInMain(page),
  })),
  { name: 'home to Careers', from: paths.home, find: findInHeader('careers') },
  { name: 'home to Contact Us', from: paths.home, find: findInHeader('contactUs') },
  {
    name: 'openings to one of them',
    from: paths.careers,
    find: (page) => Promise.resolve(page.locator('main .card a').first()),
  },
];

/** Measures the time from a click on a link to the painted page, and its requests, on a slow connection and CPU. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    hover: { type: 'string', default: '100' },
    cpu: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
});

/** Lighthouse's slow 4G: bytes per second, and round-trip time in milliseconds. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480, offline: false };

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
};

const measure = async (browser: Browser, url: string, { from, find }: Route) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const requests = await watchRequests(page);
  await slowDown(page);
  await page.goto(url + from);
  await page.locator('main [data-hydrated]').first().waitFor({ state: 'attached' });
  const link = await find(page);
  await link.scrollIntoViewIfNeeded();
  await requests.waitUntilIdle();
  await watchClick(page);
  await link.hover();
  await page.waitForTimeout(Number(values.hover));
  // Not `link.click()`, which finds the link three times, waits for two frames, and adds its own listeners.
  await page.mouse.down();
  await page.mouse.up();
  const ms = await clickToPaint(page);
  const requestCount = await requests.readSinceClick();
  await page.close();
  return { ms, requestCount: requestCount.length };
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const run = async (): Promise<void> => {
  const server = await startServer({ DIST_DIR: resolve('dist') });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  const headings = ['route', 'click to paint, ms', 'slowest, ms', 'requests after the click'];
  console.log([row(headings), row(headings.map(() => '---'))].join('\n'));
  for (const route of routes) {
    const runs: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      runs.push(await measure(browser, server.url, route));
    const times = runs.map(({ ms }) => ms);
    const requestCount = Math.max(...runs.map((each) => each.requestCount));
    console.log(row([route.name, Math.round(median(times)), Math.round(Math.max(...times)), requestCount]));
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
