/**
 * Measures the desk's and the public calls with three sizes of data on both engines: the median of each call, how long
 * another visitor waits meanwhile, memory, and the query plans that read whole tables.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { calls } from '../src/contract/calls.ts';
import { openDatabase } from '../src/server/platform/database/openDatabase.ts';
import { startDesk, type TestDesk } from '../tests/support/desk.ts';
import { makeCluster, startCluster } from '../tests/support/postgres/cluster.ts';
import { runSql, withDatabase } from '../tests/support/postgres/sharedCluster.ts';
import { reservePort } from '../tests/support/reservePort.ts';
import { freshDir } from '../tests/support/server.ts';
import { listDeskCalls, listPublicCalls, makeRereading } from './size/calls.ts';
import { listScans } from './size/plans.ts';
import { readPeakMemory, time, type Timing } from './size/probe.ts';
import { seed, type Size } from './size/seed.ts';
import { measureAlerts, measureCommands } from './size/tasks.ts';

const SIZES: Readonly<Record<string, Size>> = {
  small: { openings: 100, applications: 1000 },
  middle: { openings: 1000, applications: 20_000 },
  large: { openings: 10_000, applications: 100_000 },
  huge: { openings: 10_000, applications: 1_000_000 },
};
const SMALL_RESUME_BYTES = 1000;
/** The median of what applicants send. */
const RESUME_BYTES = 135_000;
const START_TIMEOUT_MS = 600_000;

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'sqlite,postgres' },
    sizes: { type: 'string', default: 'small,middle,large' },
    repeat: { type: 'string', default: '7' },
    files: { type: 'boolean', default: false },
    'without-mail': { type: 'boolean', default: false },
    heap: { type: 'string', default: '512' },
    help: { type: 'boolean', default: false },
  },
});

type Engine = 'sqlite' | 'postgres';
type Row = readonly [name: string, timing: Timing];
interface Result {
  rows: Row[];
  peakMb: number;
  seedSeconds: number;
  readySeconds: number;
  scans: string[];
}

const openCluster = async () => {
  const folder = freshDir();
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const data = join(folder, 'cluster');
  makeCluster(data);
  const { url, process } = await startCluster(data, { isDurable: true });
  return {
    make: async (name: string) => {
      await runSql(url, `create database ${name}`);
      return withDatabase(url, name);
    },
    stop: () => void process.kill('SIGINT'),
  };
};

const fill = async (dataDir: string, databaseUrl: string, size: Size): Promise<void> => {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const resumeBytes = values.files ? RESUME_BYTES : SMALL_RESUME_BYTES;
  await seed(db, { ...size, resumeBytes, isSent: !values['without-mail'] });
  await close();
  if (databaseUrl) await runSql(databaseUrl, 'vacuum analyze');
};

const measureCalls = async ({ server, admin }: TestDesk, size: Size): Promise<Row[]> => {
  const probeUrl = `${server.url}${calls.careerList}?limit=1`;
  const options = { probeUrl, pid: server.pid, repeat: Number(values.repeat) };
  const rows: Row[] = [];
  for (const { name, act } of [
    ...listDeskCalls(admin, size),
    ...listPublicCalls(server.url, size),
    makeRereading(admin, server.url, size),
  ]) {
    const timing = await time(options, act);
    rows.push([name, timing]);
    console.error(
      `${name}: ${Object.values(timing)
        .map((ms: number) => ms.toFixed(1))
        .join(', ')}`,
    );
  }
  return rows;
};

const measure = async (size: Size, databaseUrl: string): Promise<Result> => {
  const dataDir = freshDir();
  mkdirSync(dataDir, { recursive: true });
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DESK_PORT: String(await reservePort()),
    DIST_DIR: resolve(process.env['BENCH_DIST'] ?? 'dist'),
    NODE_OPTIONS: `--max-old-space-size=${values.heap}`,
  };
  const desk = await startDesk(settings, START_TIMEOUT_MS);
  await desk.server.stop();
  const seedStartedAt = performance.now();
  await fill(dataDir, databaseUrl, size);
  const startedAt = performance.now();
  await desk.server.restart();
  const readyAt = performance.now();
  const rows = await measureCalls(desk, size);
  const peakMb = readPeakMemory(desk.server.pid);
  rows.push(...(await measureCommands({ desk, dataDir, databaseUrl })));
  await desk.server.stop();
  rows.push(...(await measureAlerts({ dataDir, databaseUrl })));
  return {
    rows,
    peakMb,
    seedSeconds: (startedAt - seedStartedAt) / 1000,
    readySeconds: (readyAt - startedAt) / 1000,
    scans: await listScans({ dataDir, databaseUrl, size }),
  };
};

const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const print = (engine: Engine, sizes: readonly string[], results: readonly Result[]): void => {
  const describe = (name: string) => {
    const { openings = 0, applications = 0 } = SIZES[name] ?? {};
    return `${openings} / ${applications}: ms`;
  };
  const heads = sizes.flatMap((name) => [describe(name), 'CPU', 'others wait']);
  const formatTiming = ({ medianMs, cpuMs, othersMs }: Timing) =>
    [medianMs, cpuMs, othersMs].map((ms) => (Number.isNaN(ms) ? '–' : ms.toFixed(ms < 10 ? 1 : 0)));
  const names = results[0]?.rows.map(([name]) => name) ?? [];
  const rows = names.map((name, at) => [
    name,
    ...results.flatMap((result) =>
      formatTiming(result.rows[at]?.[1] ?? { medianMs: NaN, cpuMs: NaN, othersMs: NaN }),
    ),
  ]);
  console.log(`\n### ${engine}\n`);
  console.log([['call', ...heads], ['---', ...heads.map(() => '---')], ...rows].map(toLine).join('\n'));
  results.forEach(({ peakMb, seedSeconds, readySeconds, scans }, at) => {
    console.log(
      `\n${sizes[at]}: memory ${peakMb} MB at most, ready after ${readySeconds.toFixed(1)} s, seeded in ${seedSeconds.toFixed(0)} s`,
    );
    if (at === results.length - 1)
      console.log(
        `Plans that read a whole table:\n${scans.map((scan) => `- ${scan}`).join('\n') || '- none'}`,
      );
  });
};

const run = async (): Promise<void> => {
  const sizes = values.sizes.split(',');
  for (const engine of values.engines.split(',') as Engine[]) {
    const cluster = engine === 'postgres' ? await openCluster() : undefined;
    try {
      const results: Result[] = [];
      for (const name of sizes)
        results.push(
          await measure(
            SIZES[name] ?? { openings: 100, applications: 1000 },
            (await cluster?.make(name)) ?? '',
          ),
        );
      print(engine, sizes, results);
    } finally {
      cluster?.stop();
    }
  }
  console.log(
    `\n${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, load ${loadavg()[0]?.toFixed(1)}.`,
  );
};

if (values.help)
  console.log(
    'Usage: npm run bench -- size [--engines sqlite,postgres] [--sizes small,middle,large,huge] [--repeat 7] [--files] [--without-mail] [--heap 512]\n--files: resumes of 135 kB instead of 1 kB. --without-mail: all emails wait. --heap: MB of the server.',
  );
else await run();
