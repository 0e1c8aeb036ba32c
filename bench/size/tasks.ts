import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { calls } from '../../src/contract/calls.ts';
import { queueAlerts } from '../../src/server/openings/alerts/queueAlerts.ts';
import { openingSearch } from '../../src/server/openings/queries/openingSearch.ts';
import { readOpeningsVersion } from '../../src/server/openings/queries/openingStatus.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import type { TestDesk } from '../../tests/support/desk.ts';
import { startProbe, type Timing } from './probe.ts';

interface Place {
  dataDir: string;
  databaseUrl: string;
}

const IMPORTED = 1000;

const makeTable = (): string =>
  ['job_title,company_name,location,description']
    .concat(
      Array.from(
        { length: IMPORTED },
        (_, at) => `Imported job ${at},Quillmere,London,"You mend networks, ${at}."`,
      ),
    )
    .join('\n');

const runStaff = async ({ dataDir, databaseUrl }: Place, args: readonly string[]): Promise<number> => {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['src/server/staff.ts', ...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: '/root', DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`staff ${args.join(' ')}: ${code} ${errors}`);
  return performance.now() - startedAt;
};

/** Runs staff commands while the server serves. */
export const measureCommands = async ({
  desk,
  ...place
}: Place & { desk: TestDesk }): Promise<(readonly [string, Timing])[]> => {
  const probeUrl = `${desk.server.url}${calls.careerList}?limit=1`;
  const file = join(place.dataDir, 'import.csv');
  writeFileSync(file, makeTable());
  const rows: (readonly [string, Timing])[] = [];
  for (const [name, args] of [
    ['staff outbox list', ['outbox', 'list']],
    ['staff import of 1,000 openings', ['import', file]],
  ] as const) {
    const probe = startProbe(probeUrl);
    const medianMs = await runStaff(place, args);
    rows.push([name, { medianMs, cpuMs: Number.NaN, othersMs: await probe.stop() }]);
  }
  return rows;
};

const SAMPLE_MS = 5;

/** Runs an action, and measures its time and the longest time in which this thread did nothing else. */
const measureBlocking = async (act: () => Promise<unknown>): Promise<Timing> => {
  let last = performance.now();
  let othersMs = 0;
  const timer = setInterval(() => {
    othersMs = Math.max(othersMs, performance.now() - last - SAMPLE_MS);
    last = performance.now();
  }, SAMPLE_MS);
  await new Promise((done) => setTimeout(done, 4 * SAMPLE_MS));
  othersMs = 0;
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(cpuBefore);
  const medianMs = performance.now() - startedAt;
  await new Promise((done) => setTimeout(done, 4 * SAMPLE_MS));
  clearInterval(timer);
  return { medianMs, cpuMs: (user + system) / 1000, othersMs };
};

/** Runs the job alerts in this process: nothing new, then every opening new. */
export const measureAlerts = async ({
  dataDir,
  databaseUrl,
}: Place): Promise<(readonly [string, Timing])[]> => {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const clock = () => new Date();
  const finder = openingSearch({ db, clock, readVersion: () => readOpeningsVersion(db, clock()) });
  const run = () => queueAlerts(db, { finder, now: clock() });
  await db.updateTable('alerts').set({ confirmed_at: clock().toISOString() }).execute();
  const nothingNew = await measureBlocking(run);
  const again = await measureBlocking(run);
  await db.updateTable('alerts').set({ confirmed_at: '2020-01-01T00:00:00.000Z' }).execute();
  const allNew = await measureBlocking(run);
  await close();
  return [
    ['job alerts, nothing new', nothingNew],
    ['job alerts, the same again', again],
    ['job alerts, every opening new', allNew],
  ];
};
