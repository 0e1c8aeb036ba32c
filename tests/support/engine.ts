import { basename } from 'node:path';
import type { Engine } from '../../src/server/platform/database/engine.ts';
import { queryPostgres } from './postgres/queryPostgres.ts';

/** The database engine of this run. */
export const engine: Engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

/** Number of server processes of this run, for tests of a whole server. Several are behind nginx. */
export const processes = Number(process.env['TEST_PROCESSES'] ?? '1');

/** The address of the PostgreSQL database that stands for a data folder, with all tables; empty on SQLite. */
export const databaseUrlFor = (dataDir: string): string =>
  engine === 'postgres' ? queryPostgres({ name: basename(dataDir) }).url : '';

/** A command's option for the data of a folder. */
export const makeDataOption = (dataDir: string): string => {
  if (engine === 'sqlite') return dataDir;
  const { host, pathname } = new URL(databaseUrlFor(dataDir));
  return `postgres://${host}${pathname}`;
};

/** `describe` for tests of one engine. On the other one it says why they are skipped. */
export const describeOn = (only: Engine, why: string) => {
  if (engine === only) return describe;
  process.stderr.write(`Left out on ${engine}: ${why}\n`);
  return describe.skip;
};

/** The same for one test. */
export const itOn = (only: Engine, why: string) => {
  if (engine === only) return it;
  process.stderr.write(`Left out on ${engine}: ${why}\n`);
  return it.skip;
};
