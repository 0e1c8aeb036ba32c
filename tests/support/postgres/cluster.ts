import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, closeSync, globSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reservePort } from '../reservePort.ts';

const isRoot = process.getuid?.() === 0;
const findPrograms = () => globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

/** Returns the folder with PostgreSQL's programs. */
export const requirePrograms = (): string => {
  const folder = findPrograms();
  if (!folder) throw new Error('Install PostgreSQL (apt-get install postgresql), or set TEST_DATABASE_URL');
  return folder;
};

/** The user to run PostgreSQL as, because it refuses to run as root. */
export const findOwner = () => {
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return isRoot ? { uid: id('-u'), gid: id('-g') } : {};
};

export interface Cluster {
  /** URL of the default database, for its owner. */
  url: string;
  process: ChildProcess;
}

/** Sorts by a language, not by bytes, to expose queries that depend on the order. */
const INITDB_OPTIONS = [
  '--username=site',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=en-US',
  '--no-sync',
];
const START_TIMEOUT_MS = 30_000;
/** A replica accepts read-only connections. */
const READY = /ready to accept (?:read-only )?connections/;

const settings = (port: number, isDurable: boolean, sharedBuffers: string): string[] =>
  [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    `shared_buffers=${sharedBuffers}`,
    // Most tests need no durability.
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
  ].flatMap((setting) => ['-c', setting]);

/** Makes a cluster in `folder`, which must not exist yet. */
export const makeCluster = (folder: string): void => {
  const bin = requirePrograms();
  const { uid, gid } = findOwner();
  mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined) chownSync(folder, uid, gid);
  const init = spawnSync(join(bin, 'initdb'), [...INITDB_OPTIONS, `--pgdata=${folder}`], {
    ...findOwner(),
    cwd: folder,
    encoding: 'utf8',
  });
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stdout}${init.stderr}`);
};

/** Starts a cluster, which keeps running after this process ends. `isDurable`: commits survive a power cut. */
export const startCluster = async (
  folder: string,
  {
    isDurable = false,
    port,
    sharedBuffers = '32MB',
  }: { isDurable?: boolean; port?: number; sharedBuffers?: string } = {},
): Promise<Cluster> => {
  const usedPort = port ?? (await reservePort());
  const log = `${folder}.log`;
  const output = openSync(log, 'w');
  const child = spawn(
    join(requirePrograms(), 'postgres'),
    ['-D', folder, ...settings(usedPort, isDurable, sharedBuffers)],
    {
      ...findOwner(),
      cwd: folder,
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  child.unref();
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!READY.test(readFileSync(log, 'utf8'))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return { url: `postgres://site@127.0.0.1:${usedPort}/postgres`, process: child };
};
