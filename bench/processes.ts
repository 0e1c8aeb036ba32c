/**
 * Measures several server processes on one PostgreSQL database: list calls, uploads and applications per second, each
 * answered after its commit is on disk. The database, the processes and this program share the machine.
 */
import { chmodSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCluster, startCluster } from '../tests/support/postgres/cluster.ts';
import { runSql, withDatabase } from '../tests/support/postgres/sharedCluster.ts';
import { startServer, freshDir } from '../tests/support/server.ts';
import { makeApplication, sendLoad, makeUpload, type LoadResult } from './load.ts';
import { toTable, type Measurement } from './measurement.ts';

interface BenchDatabase {
  /** Makes an empty database and returns its URL. */
  make: (name: string) => Promise<string>;
  stop: () => void;
}

/** Starts a PostgreSQL with durable commits, or uses the one at `existingUrl`. */
const openDatabases = async (existingUrl: string | undefined): Promise<BenchDatabase> => {
  const make = (url: string) => async (name: string) => {
    await runSql(url, `drop database if exists ${name}`);
    await runSql(url, `create database ${name}`);
    return withDatabase(url, name);
  };
  if (existingUrl) return { make: make(existingUrl), stop: () => undefined };
  const folder = freshDir();
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const data = join(folder, 'cluster');
  makeCluster(data);
  const { url, process } = await startCluster(data, { isDurable: true });
  return { make: make(url), stop: () => void process.kill('SIGINT') };
};

const RESUME_BYTES = 135_000;
const SMALL_BYTES = 1000;
/** Long, because the processes start at the same time on a machine that may be busy. */
const START_TIMEOUT_MS = 60_000;
/** All requests come from one client, whose share of pending uploads is far smaller by default. */
const UNCLAIMED_UPLOAD_BYTES = String(1024 ** 4);
const LIST_REQUEST = Buffer.from('GET /career.php HTTP/1.1\r\nHost: bench\r\n\r\n');

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    reads: { type: 'string', default: '30000' },
    uploads: { type: 'string', default: '1000' },
    applications: { type: 'string', default: '2000' },
    connections: { type: 'string', default: '64' },
    help: { type: 'boolean', default: false },
  },
});

type Results = Record<'reads' | 'uploads' | 'applications', LoadResult>;

const measure = async (count: number, databases: BenchDatabase): Promise<Results> => {
  const DATABASE_URL = await databases.make(`processes_${count}`);
  const servers = await Promise.all(
    Array.from({ length: count }, () =>
      startServer({ DATABASE_URL, UNCLAIMED_UPLOAD_BYTES }, START_TIMEOUT_MS),
    ),
  );
  const name = count === 1 ? '1 process' : `${count} processes`;
  const send = (requests: readonly Buffer[]) =>
    sendLoad({ name, servers, connections: Number(values.connections), requests });
  const repeat = (request: Buffer, times: number) => Array<Buffer>(times).fill(request);

  // The first requests compile the code that the others run.
  await send([...repeat(LIST_REQUEST, 2000), ...repeat(makeUpload(SMALL_BYTES), 500)]);
  const reads = await send(repeat(LIST_REQUEST, Number(values.reads)));
  const uploads = await send(repeat(makeUpload(RESUME_BYTES), Number(values.uploads)));
  const small = await send(repeat(makeUpload(SMALL_BYTES), Number(values.applications)));
  const names = small.bodies.map((body) => (JSON.parse(body) as { filename: string }).filename);
  const applications = await send(names.map(makeApplication));
  await Promise.all(servers.map((server) => server.stop()));
  return { reads, uploads, applications };
};

const run = async (): Promise<void> => {
  const databases = await openDatabases(process.env['DATABASE_URL']);
  const results: Results[] = [];
  try {
    for (const count of values.processes.split(',')) results.push(await measure(Number(count), databases));
  } finally {
    databases.stop();
  }

  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Node ${process.version}`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, ${values.connections} connections`);
  const titles = { reads: 'The list call', uploads: 'Uploads of 135 kB', applications: 'Applications' };
  for (const kind of ['reads', 'uploads', 'applications'] as const) {
    const measurements = results.map((each): Measurement => each[kind].measurement);
    const cost = results.map((each) => each[kind].costMs.toFixed(2)).join(', ');
    console.log(`\n${titles[kind]}; CPU time per request: ${cost} ms\n\n${toTable(measurements)}`);
  }
  console.log(`\nLoad of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}.`);
};

if (values.help) {
  console.log(
    'Usage: npm run bench -- processes [--processes 1,2,4] [--reads 30000] [--uploads 1000] [--applications 2000] [--connections 64]\nDATABASE_URL: an existing PostgreSQL server; by default a temporary one is started, with its data on this disk.',
  );
} else {
  await run();
}
