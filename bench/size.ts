/**
 * Measures the desk's and the public calls with three sizes of data on both engines: the median of each call, how long
 * another visitor waits meanwhile, memory, and the query plans that read whole tables.
 */
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { calls } from '../src/contract/calls.ts';
import { openDatabase } from '../src/server/platform/database/openDatabase.ts';
import { deskBrowser, type DeskBrowser, startDesk } from '../tests/support/desk.ts';
import { makeCluster, startCluster } from '../tests/support/postgres/cluster.ts';
import { runSql, withDatabase } from '../tests/support/postgres/sharedCluster.ts';
import { reservePort } from '../tests/support/reservePort.ts';
import { freshDir, startServer, type TestServer } from '../tests/support/server.ts';
import { listDeskCalls, listPublicCalls, makeRereading } from './size/calls.ts';
import { listScans } from './size/plans.ts';
import { readPeakMemory, time, type Timing } from './size/probe.ts';
import { seed, type Size } from './size/seed.ts';
import { measureAlerts, measureCommands, measurePurge } from './size/tasks.ts';

const SIZES: Readonly<Record<string, Size>> = {
  small: { openings: 100, applications: 1000 },
  middle: { openings: 1000, applications: 20_000 },
  large: { openings: 10_000, applications: 100_000 },
  huge: { openings: 10_000, applications: 100_000, copies: 10 },
};
const DEFAULT_SIZE: Size = { openings: 100, applications: 1000 };
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
    keep: { type: 'string', default: '' },
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

interface Cluster {
  has: (name: string) => Promise<boolean>;
  /** Makes an empty database, or a copy of another one. Returns its URL. */
  make: (name: string, original?: string) => Promise<string>;
  stop: () => Promise<void>;
}

const openCluster = async (): Promise<Cluster> => {
  const folder = values.keep ? resolve(values.keep) : freshDir();
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const data = join(folder, 'cluster');
  if (!existsSync(data)) makeCluster(data);
  const { url, process } = await startCluster(data, { isDurable: true, sharedBuffers: '256MB' });
  return {
    has: async (name) =>
      (await runSql(url, `select 1 from pg_database where datname = '${name}'`)).length > 0,
    make: async (name, original = 'template1') => {
      await runSql(url, `drop database if exists ${name}`);
      await runSql(url, `create database ${name} template ${original}`);
      return withDatabase(url, name);
    },
    stop: async () => {
      const ended = once(process, 'exit');
      process.ref();
      process.kill('SIGINT');
      await ended;
    },
  };
};

const fill = async (dataDir: string, databaseUrl: string, size: Size): Promise<void> => {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const resumeBytes = values.files ? RESUME_BYTES : SMALL_RESUME_BYTES;
  await seed(db, { ...size, resumeBytes, isSent: !values['without-mail'] });
  await close();
  if (databaseUrl) await runSql(databaseUrl, 'vacuum analyze');
};

const measureCalls = async (
  { server, admin }: { server: TestServer; admin: DeskBrowser },
  size: Size,
): Promise<Row[]> => {
  const probeUrl = `${server.url}${calls.careerList}?limit=1`;
  const options = { probeUrl, pid: server.pid, repeat: Number(values.repeat) };
  const rows: Row[] = [];
  for (const { name, act } of [
    ...listDeskCalls(admin, size),
    ...listPublicCalls(server.url, size),
    makeRereading(admin, server.url, size),
  ]) {
    // A call that is refused, such as after a timeout of PostgreSQL, is a result, too.
    const timing = await time(options, act).catch((error: unknown) => {
      console.error(`${name}: ${String(error)}`);
      return FAILED;
    });
    rows.push([name, timing]);
    console.error(
      `${name}: ${Object.values(timing)
        .map((ms: number) => ms.toFixed(1))
        .join(', ')}`,
    );
  }
  return rows;
};

interface Place {
  dataDir: string;
  databaseUrl: string;
}

const FAILED: Timing = { medianMs: Number.NaN, cpuMs: Number.NaN, othersMs: Number.NaN };

const makeSettings = async ({ dataDir, databaseUrl }: Place) => ({
  PROGRAM: resolve('scripts/start.mjs'),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DESK_PORT: String(await reservePort()),
  DIST_DIR: resolve(process.env['BENCH_DIST'] ?? 'dist'),
  // The second as the units in `deploy` set it.
  NODE_OPTIONS: `--max-old-space-size=${values.heap} --max-semi-space-size=8`,
});

/** Makes a database of a size, with users. Returns the cookie of an admin. */
const makeSeed = async (place: Place, size: Size): Promise<string> => {
  const desk = await startDesk(await makeSettings(place), START_TIMEOUT_MS);
  await desk.server.stop();
  await fill(place.dataDir, place.databaseUrl, size);
  return desk.admin.cookie;
};

interface Seeded extends Place {
  cookie: string;
  seedSeconds: number;
}

/** Makes a database of a size, or copies the one that an earlier run kept. */
const openSeed = async (name: string, size: Size, cluster: Cluster | undefined): Promise<Seeded> => {
  const startedAt = performance.now();
  const getSeconds = () => (performance.now() - startedAt) / 1000;
  const database = `seed_${name}`;
  if (values.keep === '') {
    const place = { dataDir: freshDir(), databaseUrl: (await cluster?.make(database)) ?? '' };
    return { ...place, cookie: await makeSeed(place, size), seedSeconds: getSeconds() };
  }
  const kept = join(resolve(values.keep), `${cluster ? 'postgres' : 'sqlite'}-${name}`);
  const cookieFile = `${kept}.cookie`;
  if (!existsSync(cookieFile)) {
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept, { recursive: true });
    const place = { dataDir: kept, databaseUrl: (await cluster?.make(database)) ?? '' };
    writeFileSync(cookieFile, await makeSeed(place, size));
  }
  const seedSeconds = getSeconds();
  const dataDir = `${kept}-run`;
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(kept, dataDir, { recursive: true });
  const databaseUrl = (await cluster?.make(`run_${name}`, database)) ?? '';
  return { dataDir, databaseUrl, cookie: readFileSync(cookieFile, 'utf8'), seedSeconds };
};

const measure = async (name: string, size: Size, cluster: Cluster | undefined): Promise<Result> => {
  const { cookie, seedSeconds, ...place } = await openSeed(name, size, cluster);
  const settings = await makeSettings(place);
  const server = await startServer(settings, START_TIMEOUT_MS);
  const admin = deskBrowser(`http://127.0.0.1:${settings.DESK_PORT}`);
  admin.cookie = cookie;
  const startedAt = performance.now();
  await server.restart();
  const readyAt = performance.now();
  const rows = await measureCalls({ server, admin }, size);
  rows.push(...(await measureCommands({ server, ...place })));
  rows.push(...(await measurePurge({ server, ...place, openings: size.openings })));
  const peakMb = readPeakMemory(server.pid);
  await server.stop();
  rows.push(...(await measureAlerts(place)));
  return {
    rows,
    peakMb,
    seedSeconds,
    readySeconds: (readyAt - startedAt) / 1000,
    scans: await listScans({ ...place, size }),
  };
};

const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const print = (engine: Engine, sizes: readonly string[], results: readonly Result[]): void => {
  const describe = (name: string) => {
    const { openings, applications, copies = 1 } = SIZES[name] ?? DEFAULT_SIZE;
    return `${openings} / ${applications * copies}: ms`;
  };
  const heads = sizes.flatMap((name) => [describe(name), 'CPU', 'others wait']);
  const formatTiming = ({ medianMs, cpuMs, othersMs }: Timing) =>
    [medianMs, cpuMs, othersMs].map((ms) => (Number.isNaN(ms) ? '–' : ms.toFixed(ms < 10 ? 1 : 0)));
  const names = results[0]?.rows.map(([name]) => name) ?? [];
  const rows = names.map((name, at) => [
    name,
    ...results.flatMap((result) => formatTiming(result.rows[at]?.[1] ?? FAILED)),
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
    const results: Result[] = [];
    try {
      for (const name of sizes) results.push(await measure(name, SIZES[name] ?? DEFAULT_SIZE, cluster));
    } finally {
      await cluster?.stop();
    }
    print(engine, sizes, results);
  }
  console.log(
    `\n${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, load ${loadavg()[0]?.toFixed(1)}.`,
  );
};

if (values.help)
  console.log(
    'Usage: npm run bench -- size [--engines sqlite,postgres] [--sizes small,middle,large,huge] [--repeat 7] [--files] [--without-mail] [--heap 512] [--keep FOLDER]\n--files: resumes of 135 kB instead of 1 kB. --without-mail: all emails wait. --heap: MB of the server. --keep: the seeds are kept in the folder, and later runs measure copies of them.',
  );
else await run();
