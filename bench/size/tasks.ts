import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { paths } from '../../src/content/paths.ts';
import { calls } from '../../src/contract/calls.ts';
import { queueAlerts } from '../../src/server/openings/alerts/queueAlerts.ts';
import { openingSearch } from '../../src/server/openings/queries/openingSearch.ts';
import { readOpeningsVersion } from '../../src/server/openings/queries/openingStatus.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import type { TestServer } from '../../tests/support/server.ts';
import { pdfOfSize } from '../../tests/support/resumes.ts';
import { makeApplication, makeMails, makeResume } from './rows.ts';
import { startProbe, type Timing } from './probe.ts';

interface Place {
  dataDir: string;
  databaseUrl: string;
}

const makeTable = (count: number): string =>
  ['job_title,company_name,location,description']
    .concat(
      Array.from(
        { length: count },
        (_, at) => `Imported job ${count}.${at},Quillmere,London,"You mend networks, ${at}."`,
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
  server,
  ...place
}: Place & { server: TestServer }): Promise<(readonly [string, Timing])[]> => {
  const probeUrl = `${server.url}${calls.careerList}?limit=1`;
  const makeFile = (count: number): string => {
    const file = join(place.dataDir, `import-${count}.csv`);
    writeFileSync(file, makeTable(count));
    return file;
  };
  const rows: (readonly [string, Timing])[] = [];
  for (const [name, args] of [
    ['staff outbox list', ['outbox', 'list']],
    ['staff import of 1,000 openings', ['import', makeFile(1000)]],
    ['staff import of 10,000 openings', ['import', makeFile(10_000)]],
  ] as const) {
    const probe = startProbe(probeUrl);
    const medianMs = await runStaff(place, args);
    rows.push([name, { medianMs, cpuMs: Number.NaN, othersMs: await probe.stop() }]);
  }
  return rows;
};

const EXPIRED = 120;
/** The largest files that the site takes. */
const EXPIRED_BYTES = 4_900_000;
const FIRST_EXPIRED = 5_000_000;
const POLL_MS = 200;

/** The applications' ids and references are beyond those of the seed. */
const storeExpired = async ({ dataDir, databaseUrl, openings }: Place & { openings: number }) => {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const bytes = pdfOfSize(EXPIRED_BYTES);
  for (let index = FIRST_EXPIRED; index < FIRST_EXPIRED + EXPIRED; index += 1) {
    await db
      .insertInto('resumes')
      .values(makeResume(index, openings, bytes))
      .execute();
    await db
      .insertInto('resume_files')
      .values({ resume_id: index + 1, bytes })
      .execute();
    const application = makeApplication(index, { openings, count: 2 * FIRST_EXPIRED });
    await db
      .insertInto('applications')
      .values({ ...application, delete_after: '2020-01-01T00:00:00.000Z' })
      .execute();
    await db.insertInto('outbox').values(makeMails(index, true)).execute();
  }
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from applications
      where delete_after = '2020-01-01T00:00:00.000Z'`.execute(db);
    return Number(rows[0]?.count);
  };
  return { count, close };
};

/** Lets the server delete large expired applications, while others request pages. */
export const measurePurge = async ({
  server,
  ...place
}: Place & { server: TestServer; openings: number }): Promise<(readonly [string, Timing])[]> => {
  await server.stop();
  const { count, close } = await storeExpired(place);
  await server.restart();
  // The server renders a first page by itself after its start.
  await (await fetch(server.url + paths.careers)).arrayBuffer();
  const probe = startProbe(`${server.url}${calls.careerList}?limit=1`);
  while ((await count()) === EXPIRED) await wait(POLL_MS);
  const startedAt = performance.now();
  while ((await count()) > 0) await wait(POLL_MS);
  const medianMs = performance.now() - startedAt;
  const othersMs = await probe.stop();
  await close();
  return [['120 files of 5 MB are purged', { medianMs, cpuMs: Number.NaN, othersMs }]];
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
