import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '../src/server/platform/database/openSqlite.ts';
import { freshDir, startServer } from '../tests/support/server.ts';
import { makeApplication, sendLoad, makeUpload, type LoadResult } from './load.ts';
import { toTable, summarise, type Measurement } from './measurement.ts';

const PAGE_BYTES = 4096;

/** Measures how many synced writes of 4 kB per second this disk does: the limit of every durable store. */
const measureFsync = (dir: string, ms: number): Measurement => {
  const path = join(dir, 'fsync');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(PAGE_BYTES, 1);
  const times: number[] = [];
  const startedAt = performance.now();
  let now = startedAt;
  while (now - startedAt < ms) {
    writeSync(file, page);
    fsyncSync(file);
    const then = performance.now();
    times.push(then - now);
    now = then;
  }
  closeSync(file);
  rmSync(path);
  return summarise('write 4 kB and fsync', { times, wallMs: now - startedAt });
};

interface SqliteLoad {
  name: string;
  dir: string;
  ms: number;
  /** Bytes of one row. */
  bytes: number;
  /** Rows per commit. */
  rows: number;
}

/** Measures how many rows per second better-sqlite3 stores by itself, with the server's settings. */
const measureSqlite = ({ name, dir, ms, bytes, rows }: SqliteLoad): Measurement => {
  const database = openSqlite(join(dir, `bare-${bytes}-${rows}.db`));
  database.exec('create table t (id integer primary key, bytes blob not null)');
  const insert = database.prepare('insert into t (bytes) values (?)');
  const row = Buffer.alloc(bytes, 1);
  const store = database.transaction(() => {
    for (let at = 0; at < rows; at += 1) insert.run(row);
  });
  const times: number[] = [];
  const startedAt = performance.now();
  let now = startedAt;
  while (now - startedAt < ms) {
    store.immediate();
    const then = performance.now();
    times.push(then - now);
    now = then;
  }
  database.close();
  return summarise(name, { times, wallMs: now - startedAt, units: rows });
};

/**
 * Measures how many uploads and applications per second the built server accepts, each answered once it is on disk.
 * Compares them with the rates of the disk and of the database alone in the same run.
 */
const RESUME_BYTES = 135_000;
const SMALL_BYTES = 1000;
const ROW_BYTES = 2000;
const BASELINE_MS = 2000;
/** All requests come from one client, whose share of pending uploads is far smaller by default. */
const UNCLAIMED_BYTES = 1024 ** 4;
/** Connections of the client. */
const UPLOAD_CONNECTIONS = 12;

const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '2000' },
    applications: { type: 'string', default: '12000' },
    connections: { type: 'string', default: '64' },
    help: { type: 'boolean', default: false },
  },
});

const run = async (): Promise<void> => {
  const dir = freshDir();
  const connections = Number(values.connections);
  const baseline = [
    measureFsync(dir, BASELINE_MS),
    measureSqlite({ name: 'SQLite, 135 kB per commit', dir, ms: BASELINE_MS, bytes: RESUME_BYTES, rows: 1 }),
    measureSqlite({ name: 'SQLite, 2 kB per commit', dir, ms: BASELINE_MS, bytes: ROW_BYTES, rows: 1 }),
    measureSqlite({
      name: 'SQLite, 2 kB, 64 rows per commit',
      dir,
      ms: BASELINE_MS,
      bytes: ROW_BYTES,
      rows: 64,
    }),
  ];
  const server = await startServer({ UNCLAIMED_UPLOAD_BYTES: String(UNCLAIMED_BYTES) });
  const cpuTimes: string[] = [];
  const send = async (name: string, requests: Buffer[], connections: number): Promise<LoadResult> => {
    const loaded = await sendLoad({ name, servers: [server], connections, requests });
    cpuTimes.push(`${name}: ${loaded.costMs.toFixed(2)} ms`);
    return loaded;
  };
  const repeatUpload = (bytes: number, count: number) => Array<Buffer>(count).fill(makeUpload(bytes));

  // The first requests compile the code that the others run.
  await send('warming up', repeatUpload(SMALL_BYTES, 500), UPLOAD_CONNECTIONS);
  const uploads = await send(
    'uploads of 135 kB',
    repeatUpload(RESUME_BYTES, Number(values.uploads)),
    UPLOAD_CONNECTIONS,
  );
  const small = await send(
    'uploads of 1 kB',
    repeatUpload(SMALL_BYTES, Number(values.applications)),
    UPLOAD_CONNECTIONS,
  );
  const names = small.bodies.map((body) => (JSON.parse(body) as { filename: string }).filename);
  const applications = await send('applications', names.map(makeApplication), connections);
  await server.stop();

  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Node ${process.version}`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, ${connections} connections\n`);
  console.log(
    toTable([...baseline, ...[uploads, small, applications].map(({ measurement }) => measurement)]),
  );
  console.log(`\nProcessor time of the server, each: ${cpuTimes.slice(1).join(', ')}.`);
  console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}.`);
};

if (values.help) {
  console.log('Usage: npm run bench -- submit [--uploads 2000] [--applications 12000] [--connections 64]');
} else {
  await run();
}
