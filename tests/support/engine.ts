import { basename } from 'node:path';
import type { Engine } from '../../src/server/platform/database/engine.ts';
import { askPostgres } from './postgres/askPostgres.ts';

/** The engine that this run tests the server on. */
export const engine: Engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

/** How many processes this run has of the server, where it is a whole one that is tested; several are behind nginx. */
export const processes = Number(process.env['TEST_PROCESSES'] ?? '1');

/** The address of PostgreSQL's database that stands for a data folder, with all tables; empty on SQLite. */
export const databaseUrlOf = (dataDir: string): string =>
  engine === 'postgres' ? askPostgres({ name: basename(dataDir) }).url : '';

/** How a command names where the data of a folder are. */
export const placeOf = (dataDir: string): string => {
  if (engine === 'sqlite') return dataDir;
  const { host, pathname } = new URL(databaseUrlOf(dataDir));
  return `postgres://${host}${pathname}`;
};

/** What `describe` is for tests of what one engine alone has; on the other it says why they are left out. */
export const describeOn = (only: Engine, why: string) => {
  if (engine === only) return describe;
  process.stderr.write(`Left out on ${engine}: ${why}\n`);
  return describe.skip;
};

/** The same of one test. */
export const itOn = (only: Engine, why: string) => {
  if (engine === only) return it;
  process.stderr.write(`Left out on ${engine}: ${why}\n`);
  return it.skip;
};
