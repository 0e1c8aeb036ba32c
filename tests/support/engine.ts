import { basename } from 'node:path';
import type { Engine } from '../../src/server/platform/database/engine.ts';
import { queryPostgres } from './postgres/queryPostgres.ts';

/** The database engine of this run. */
export const engine: Engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

/** Number of server processes in tests of a whole server. Several run behind nginx. */
export const processCount = Number(process.env['TEST_PROCESSES'] ?? '1');

/** URL of a data folder's PostgreSQL database, which has all tables; an empty string on SQLite. */
export const databaseUrlFor = (dataDir: string): string =>
  engine === 'postgres' ? queryPostgres({ name: basename(dataDir) }).url : '';

/** How commands name a data folder's database in their output. */
export const dataLabel = (dataDir: string): string => {
  if (engine === 'sqlite') return dataDir;
  const { host, pathname } = new URL(databaseUrlFor(dataDir));
  return `postgres://${host}${pathname}`;
};

/** `describe` for tests of one engine. On the other one, it prints why they are skipped. */
export const describeOn = (requiredEngine: Engine, reason: string) => {
  if (engine === requiredEngine) return describe;
  process.stderr.write(`Skipped on ${engine}: ${reason}\n`);
  return describe.skip;
};

/** `it` for a test of one engine. */
export const itOn = (requiredEngine: Engine, reason: string) => {
  if (engine === requiredEngine) return it;
  process.stderr.write(`Skipped on ${engine}: ${reason}\n`);
  return it.skip;
};
