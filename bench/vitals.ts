import { chromium, type Browser } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireChromium } from '../scripts/findChromium.ts';
import { openingPath, paths } from '../src/content/paths.ts';
import { checkNginx, startNginx } from '../tests/support/nginx.ts';
import { freshDir, startServer } from '../tests/support/server.ts';

/** A page of each kind, by its name for `--only`. */
const kinds: Readonly<Record<string, string>> = {
  home: paths.home,
  about: paths.aboutUs,
  people: paths.ourTeam,
  practice: paths.managedServices,
  service: paths.networkAudit,
  careers: paths.careers,
  job: openingPath(1),
  contact: paths.contactUs,
  case: paths.caseStudyOne,
  customers: paths.ourCustomers,
};

/** The metrics of a first visit; times in milliseconds. */
interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const tableRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const HEADINGS = [
  'page',
  'first paint, ms',
  'largest paint, ms',
  'slowest, ms',
  'shift',
  'largest shift',
  'blocked, ms',
];

/** The medians of a page's visits, and the worst paint and layout shift. */
const tableCells = (name: string, visits: readonly Vitals[]): (string | number)[] => {
  const each = (figure: keyof Vitals): number[] => visits.map((visit) => visit[figure]);
  return [
    name,
    Math.round(median(each('fcp'))),
    Math.round(median(each('lcp'))),
    Math.round(Math.max(...each('lcp'))),
    median(each('cls')).toFixed(4),
    Math.max(...each('cls')).toFixed(4),
    Math.round(median(each('tbt'))),
  ];
};

/** The built site as in production: our server behind deploy/nginx.conf, with TLS (self-signed) and HTTP/2. */
const startSite = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const server = await startServer({ DIST_DIR: resolve('dist'), TRUST_PROXY: '127.0.0.1' });
  const stopServer = async (): Promise<void> => {
    await server.stop();
  };
  try {
    const nginx = await startNginx({
      ports: [new URL(server.url).port],
      site: resolve('dist/site'),
      previous: freshDir(),
    });
    const stop = async (): Promise<void> => {
      await nginx.stop();
      await stopServer();
    };
    return { url: `https://localhost:${nginx.https}`, stop };
  } catch (error) {
    await stopServer();
    throw error;
  }
};

/** Slow 4G with DevTools' factors, as Lighthouse applies it: bytes per second, round-trip time in milliseconds. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375, offline: false };
const CPU_SLOWDOWN = 4;
/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Milliseconds to wait after the load event, for late files and layout shifts. */
const SETTLE_MS = 3000;

/** Visits a page for the first time over a slow connection, with a slow CPU. */
const visitThrottled = async (browser: Browser, url: string): Promise<Vitals> => {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observeVitals);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => window.vitals);
  } finally {
    await context.close();
  }
};

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Runs in the page, and collects the metrics from the browser's observers. */
const observeVitals = (): void => {
  const vitals = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  window.vitals = vitals;
  const observe = (type: string, handle: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  observe('layout-shift', (entry) => (vitals.cls += (entry as PerformanceEntry & { value: number }).value));
  observe('longtask', ({ duration, startTime }) => {
    if (vitals.fcp > 0 && startTime >= vitals.fcp) vitals.tbt += duration - 50;
  });
};

/** Measures first visits to each kind of page, in turns, so that all run under the same load. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});
const usage = `Usage: npm run bench -- vitals [--rounds 5] [--only home,contact] [--peer URL]

Pages: ${Object.keys(kinds).join(', ')}. --peer, which may be repeated, is another site to visit in the same turns.`;

const rounds = Number(values.rounds);
const selected = values.only?.split(',') ?? Object.keys(kinds);

const run = async (): Promise<void> => {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  try {
    const ours = selected.map((name) => ({ name, url: site.url + (kinds[name] ?? '') }));
    const peers = values.peer.map((url) => ({ name: url, url }));
    const pages = [...ours, ...peers].map((page) => ({ ...page, visits: [] as Vitals[] }));
    for (let round = 0; round < rounds; round += 1)
      for (const { url, visits } of pages) visits.push(await visitThrottled(browser, url));
    const rows = pages.map(({ name, visits }) => tableCells(name, visits));
    console.log([HEADINGS, HEADINGS.map(() => '---'), ...rows].map(tableRow).join('\n'));
    const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Chromium ${browser.version()}`;
    const day = new Date().toISOString().slice(0, 10);
    console.log(`\n${day}, ${machine}, medians of ${rounds}; load ${loadavg()[0]?.toFixed(1)}.`);
  } finally {
    await browser.close();
    await site.stop();
  }
};

const unknown = selected.filter((name) => !(name in kinds));
const missing = unknown.length > 0 ? `No page is called ${unknown.join(', ')}.\n${usage}` : checkNginx();
if (values.help) console.log(usage);
else if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else await run();
