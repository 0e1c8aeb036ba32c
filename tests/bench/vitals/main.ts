import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../../scripts/findChromium.ts';
import { noNginx } from '../../support/nginx.ts';
import { findLighthouse } from './findLighthouse.ts';
import { kinds } from './kinds.ts';
import { runLighthouse, type Judged } from './runLighthouse.ts';
import { startSite } from './startSite.ts';
import { inTurns, tableOf } from './inTurns.ts';
import { visitThrottled } from './visitThrottled.ts';

/**
 * First visits to each kind of page: judged by Lighthouse (a phone, line and processor slowed by computation), then over
 * a line and with a processor that are slow in fact. Page by page in turns, so that all meet the same machine.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    only: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
    desktop: { type: 'boolean', default: false },
    reports: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const usage = `Usage: npm run bench -- vitals [--rounds 9] [--only home,contact] [--peer URL] [--desktop] [--reports FOLDER]

Pages: ${Object.keys(kinds).join(', ')}. --peer (also several) is visited in the same turns.
--reports keeps Lighthouse's report of each visit in the folder.`;

const rounds = Number(values.rounds);
const chosen = values.only?.split(',') ?? Object.keys(kinds);

const categories = {
  title: 'performance / accessibility / best practices / search engines',
  cell: (visits: Judged[]) => [...new Set(visits.map((visit) => visit.categories))].join(', '),
};

const judge = async (lighthouse: string, urls: Readonly<Record<string, string>>): Promise<void> => {
  const words = values.desktop ? ['--preset=desktop'] : [];
  const judged = await inTurns({ urls, rounds }, (url, name) => {
    const keepAt = values.reports && join(values.reports, `${name.replaceAll(/\W/g, '-')}.json`);
    return runLighthouse(lighthouse, { url, words, keepAt });
  });
  console.log(`Lighthouse\n\n${tableOf(judged, [categories])}\n`);
  const faults = judged.flatMap(([name, visits]) =>
    visits.flatMap((visit) => visit.faults.map((fault) => `- ${name}, ${fault}`)),
  );
  if (faults.length > 0) console.log(`Took points:\n\n${[...new Set(faults)].join('\n')}\n`);
};

const visitSlowly = async (urls: Readonly<Record<string, string>>): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const seen = await inTurns({ urls, rounds }, (url) => visitThrottled(browser, url));
    console.log(`Slow in fact\n\n${tableOf(seen)}\n`);
    const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Chromium ${browser.version()}`;
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${machine}, medians of ${rounds}; load ${loadavg()[0]?.toFixed(1)}.`,
    );
  } finally {
    await browser.close();
  }
};

const run = async (lighthouse: string): Promise<void> => {
  if (values.reports) mkdirSync(values.reports, { recursive: true });
  const site = await startSite();
  try {
    const ours = chosen.map((name): [string, string] => [name, site.url + (kinds[name] ?? '')]);
    const urls = Object.fromEntries([...ours, ...values.peer.map((url): [string, string] => [url, url])]);
    await judge(lighthouse, urls);
    await visitSlowly(urls);
  } finally {
    await site.stop();
  }
};

const lighthouse = findLighthouse();
const unknown = chosen.filter((name) => !(name in kinds));
const missing = [
  unknown.length > 0 && `No page is called ${unknown.join(', ')}.\n${usage}`,
  noNginx(),
  !lighthouse && 'This benchmark needs Lighthouse: npm install -g lighthouse@13, or its path in LIGHTHOUSE',
].find(Boolean);
if (values.help) console.log(usage);
else if (missing || !lighthouse) {
  console.error(missing);
  process.exitCode = 1;
} else await run(lighthouse);
