import { compare } from '../faults/compare.ts';
import type { Facts } from '../faults/table.ts';
import { startServer } from '../support/server.ts';
import { measureApplications } from './apply.ts';
import { built, fail, faults, SECOND } from './findings.ts';
import { growthOf } from './memory.ts';
import { mixed } from './mixed.ts';
import { slowUploads } from './slowUploads.ts';
import { startCrawler } from './startCrawler.ts';

/** How much memory uploads take that have not arrived. */
export const uploads = async (): Promise<Facts> => {
  const server = await startServer({ ...built, TRUST_PROXY: '127.0.0.1' });
  const few = await slowUploads(server, 20, 3 * SECOND);
  const many = await slowUploads(server, 200, 10 * SECOND);
  await server.stop();
  return [['memory taken by 20 and by 200 slow uploads of 4 MB', `${few} MB, ${many} MB`]];
};

/** Half an hour of them stays within a disk of ten gigabytes. */
const MOST_BYTES = 30_000;
const STEADY_MINUTES = 5;

/** Visitors who read and send for so many minutes; memory may not grow once the first third is over. */
export const everyday = async (minutes: string): Promise<Facts> => {
  const server = await startServer(built);
  const load = { ms: Number(minutes) * 60 * SECOND, senders: 6, readers: 6, mostBytes: MOST_BYTES };
  const { entries, reads, memory, faults: found } = await mixed(server, load);
  await server.stop();
  const { applications, messages, lost, doubled, changed } = compare(server.dataDir, entries);
  faults.push(...found, ...lost, ...doubled, ...changed);
  const { early, late, isFlat } = growthOf(memory);
  // A minute is over before the engine has tidied up twice.
  fail(Number(minutes) >= STEADY_MINUTES && !isFlat, `memory grew from ${early} to ${late} MB`);
  return [
    [`mixed load of ${minutes} min: reads`, reads.toLocaleString('en-GB')],
    ['… applications and messages acknowledged', `${applications}, ${messages}`],
    [
      '… refused, lost, doubled, changed',
      [found, lost, doubled, changed].map((list) => list.length).join(', '),
    ],
    ['… most memory in its second and its last third', `${early} MB, ${late} MB`],
  ];
};

/** Applications beside a crawler, and without it. */
export const crawler = async (): Promise<Facts> => {
  const server = await startServer(built);
  const measure = (from: number) => measureApplications(server.url, { number: 1500, from, connections: 4 });
  await measure(0);
  const ratios: number[] = [];
  const told: string[] = [];
  for (let turn = 1; turn <= 3; turn += 1) {
    const quiet = await measure(turn * 10_000);
    const stop = startCrawler(server.url, 200);
    const crawled = await measure(turn * 10_000 + 5000);
    const { bad } = await stop();
    fail(bad.length > 0, `the crawler: ${bad[0]}`);
    ratios.push(crawled.p99 / quiet.p99);
    told.push(`${quiet.p99.toFixed(1)} → ${crawled.p99.toFixed(1)} ms`);
  }
  await server.stop();
  const median = ratios.toSorted((one, other) => one - other)[1] ?? Number.NaN;
  return [
    [
      'p99 of an application, quiet → a crawler of 200 pages a second',
      `${told.join('; ')}: median ${median.toFixed(2)}`,
    ],
  ];
};
