import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from '../../support/server.ts';
import { makeCluster, startCluster } from '../../support/postgres/cluster.ts';
import { runOn, withDatabase } from '../../support/postgres/sharedCluster.ts';

export interface BenchDatabase {
  /** Makes an empty database and gives its address. */
  make: (name: string) => Promise<string>;
  stop: () => void;
}

/** A PostgreSQL that has what it acknowledges on the disk; DATABASE_URL names another one to measure with. */
export const openDatabases = async (given: string | undefined): Promise<BenchDatabase> => {
  const make = (url: string) => async (name: string) => {
    await runOn(url, `drop database if exists ${name}`);
    await runOn(url, `create database ${name}`);
    return withDatabase(url, name);
  };
  if (given) return { make: make(given), stop: () => undefined };
  const folder = freshDir();
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o755);
  const data = join(folder, 'cluster');
  makeCluster(data);
  const { url, process } = await startCluster(data, { isDurable: true });
  return { make: make(url), stop: () => void process.kill('SIGINT') };
};
