import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { limitFileSize } from '../limitFileSize.ts';
import { makeCluster, findOwner, startCluster, type Cluster } from './cluster.ts';
import { runSql } from './sharedCluster.ts';
import { freshFolder } from './runFolder.ts';

const findParent = (pid: string): number => {
  try {
    // State and parent follow the name, which may contain anything.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(parent);
  } catch {
    // The process has ended.
    return 0;
  }
};

const findChildren = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && findParent(name) === pid)
    .map(Number);

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended.
  }
};

/**
 * Starts a PostgreSQL for one test, which can stop, freeze and kill it. Its commits are durable. `make` makes its data
 * folder.
 */
export const startOwnCluster = async (make: (data: string) => void = makeCluster) => {
  const folder = freshFolder();
  const data = join(folder, 'cluster');
  make(data);
  let cluster: Cluster = await startCluster(data, { isDurable: true });
  const port = Number(new URL(cluster.url).port);
  const pid = () => cluster.process.pid ?? 0;
  const signalAll = (name: NodeJS.Signals) =>
    [pid(), ...findChildren(pid())].forEach((each) => signal(each, name));
  const stop = async (name: NodeJS.Signals) => {
    if (cluster.process.exitCode !== null || cluster.process.signalCode !== null) return;
    const ended = new Promise((done) => cluster.process.once('exit', done));
    if (name === 'SIGKILL') signalAll(name);
    else signal(pid(), name);
    await ended;
  };
  return {
    url: cluster.url,
    query: <Row>(text: string) => runSql<Row>(cluster.url, text),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    /** Limits the size of every file of the database, as a full disk would. */
    limitFileSize: (bytes: number | 'unlimited') =>
      [pid(), ...findChildren(pid())].forEach((each) =>
        limitFileSize({ pid: Number(each) }, bytes, findOwner()),
      ),
    /** `SIGINT` stops it cleanly, `SIGKILL` like a power cut. */
    stop,
    start: async () => {
      cluster = await startCluster(data, { isDurable: true, port });
    },
    remove: async () => {
      signalAll('SIGCONT');
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type OwnCluster = Awaited<ReturnType<typeof startOwnCluster>>;
