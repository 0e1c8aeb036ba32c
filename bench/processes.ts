import { chmodSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCluster, startCluster } from '../tests/support/postgres/cluster.ts';
import { runSql, withDatabase } from '../tests/support/postgres/sharedCluster.ts';
import { startServer, freshDir } from '../tests/support/server.ts';
import { applicationRequest, loadAll, uploadRequest, type LoadResult } from './load.ts';
import { toTable, type Measurement } from './measurement.ts';

interface BenchDatabase {
  /** Makes an empty database and returns its address. */
  make: (name: string) => Promise<string>;
  stop: () => void;
}

/** A PostgreSQL with durable commits. DATABASE_URL names another one to measure. */
const openDatabases = async (given: string | undefined): Promise<BenchDatabase> => {
  const make = (url: string) => async (name: string) => {
    await runSql(url, `drop database if exists ${name}`);
    await runSql(url, `create database ${name}`);
    return withDatabase(url, name);
  };
  if (given) return { make: make(given), stop: () => undefined };
  const folder = freshDir();
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const data = join(folder, 'cluster');
  makeCluster(data);
  const { url, process } = await startCluster(data, { isDurable: true });
  return { make: make(url), stop: () => void process.kill('SIGINT') };
};

/**
 * Measures one, two and four processes on one PostgreSQL: the list call, uploads and applications per second, each
 * answered after its commit is on disk. Database, processes and this program share the machine.
 */
const RESUME_BYTES = 135_000;
const SMALL_BYTES = 1000;
/** They start at the same time, on a machine that may be busy. */
const START_MS = 60_000;
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

type Found = Record<'reads' | 'uploads' | 'applications', LoadResult>;

const measure = async (count: number, databases: BenchDatabase): Promise<Found> => {
  const DATABASE_URL = await databases.make(`processes_${count}`);
  const servers = await Promise.all(
    Array.from({ length: count }, () => startServer({ DATABASE_URL, UNCLAIMED_UPLOAD_BYTES }, START_MS)),
  );
  const name = count === 1 ? '1 process' : `${count} processes`;
  const send = (requests: readonly Buffer[]) =>
    loadAll({ name, servers, connections: Number(values.connections), requests });
  const repeated = (request: Buffer, times: number) => Array<Buffer>(times).fill(request);

  // The first requests compile the code that the others run.
  await send([...repeated(LIST_REQUEST, 2000), ...repeated(uploadRequest(SMALL_BYTES), 500)]);
  const reads = await send(repeated(LIST_REQUEST, Number(values.reads)));
  const uploads = await send(repeated(uploadRequest(RESUME_BYTES), Number(values.uploads)));
  const small = await send(repeated(uploadRequest(SMALL_BYTES), Number(values.applications)));
  const names = small.bodies.map((body) => (JSON.parse(body) as { filename: string }).filename);
  const applications = await send(names.map(applicationRequest));
  await Promise.all(servers.map((server) => server.stop()));
  return { reads, uploads, applications };
};

const run = async (): Promise<void> => {
  const databases = await openDatabases(process.env['DATABASE_URL']);
  const found: Found[] = [];
  try {
    for (const count of values.processes.split(',')) found.push(await measure(Number(count), databases));
  } finally {
    databases.stop();
  }

  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Node ${process.version}`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, ${values.connections} connections`);
  const titles = { reads: 'The list call', uploads: 'Uploads of 135 kB', applications: 'Applications' };
  for (const kind of ['reads', 'uploads', 'applications'] as const) {
    const measurements = found.map((each): Measurement => each[kind].measurement);
    const cost = found.map((each) => each[kind].costMs.toFixed(2)).join(', ');
    console.log(
      `\n${titles[kind]}; processor time of the processes, each: ${cost} ms\n\n${toTable(measurements)}`,
    );
  }
  console.log(`\nLoad of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}.`);
};

if (values.help) {
  console.log(
    'Usage: npm run bench -- processes [--processes 1,2,4] [--reads 30000] [--uploads 1000] [--applications 2000] [--connections 64]\nDATABASE_URL: a PostgreSQL to measure with; by default the one of the tests, with its data on this disk.',
  );
} else {
  await run();
}
