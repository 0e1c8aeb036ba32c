import { HandleEmptyInListsPlugin, replaceWithNoncontingentExpression, type Kysely } from 'kysely';
import { failureCode } from '../../process/failureLine.ts';
import { StartError } from '../../process/startError.ts';
import type { DatabaseOptions, OpenedDatabase } from '../databaseOptions.ts';
import { requireCurrent } from '../requireCurrent.ts';
import type { Tables } from '../tables.ts';
import { migratePostgres } from './migratePostgres.ts';
import { openPool, type PoolOptions } from './openPool.ts';
import { placeOf } from './placeOf.ts';
import { StoreTrouble } from './storeTrouble.ts';
import { postgresDialect } from './postgresDialect.ts';
import { PostgresKysely } from './postgresKysely.ts';

export type PostgresOptions = DatabaseOptions & { databaseUrl: string };

/** What PostgreSQL's own list of connections calls a server, and a staff command. */
export const SERVER_NAME = 'site server';
const COMMAND_NAME = 'site command';
const CONNECTIONS = 10;

const noTables = (place: string): StartError =>
  new StartError(
    `There are no tables of this program in ${place}\nSet DATABASE_URL to the database of the server, or start the server there once: npm start`,
  );

/** Whatever keeps a database from being opened is told with its place; the driver's own words name neither user nor password. */
const cannotBeUsed = (place: string, error: unknown): StartError => {
  if (error instanceof StartError) return error;
  const cause = error instanceof StoreTrouble ? error.cause : error;
  const why = cause instanceof Error && cause.message !== '' ? cause.message : failureCode(error);
  return new StartError(`The database ${place} cannot be used: ${why}`, { cause: error });
};

/** Kysely on new connections, which are made as they are needed. */
export const connect = async (
  { databaseUrl, connections = CONNECTIONS }: PostgresOptions,
  { isServing, refusal }: Pick<PoolOptions, 'isServing' | 'refusal'>,
): Promise<PostgresKysely> => {
  const name = isServing ? SERVER_NAME : COMMAND_NAME;
  const pool = await openPool({ databaseUrl, name, connections, isServing, refusal });
  return new PostgresKysely({
    dialect: postgresDialect(pool),
    // SQLite knows lists without anything in them.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
};

/**
 * Looks at the tables, or makes them, over connections that wait as long as it takes, and does what `prepare` says before
 * anybody else sees them. True where they were older ones.
 */
export const settleTables = async (
  options: PostgresOptions,
  prepare: (db: Kysely<Tables>) => Promise<void> = async () => undefined,
): Promise<boolean> => {
  const db = await connect({ ...options, connections: 1 }, { isServing: false });
  const place = placeOf(options.databaseUrl);
  try {
    const wasUpdated = options.update !== 'no' && (await migratePostgres(db));
    if (options.update === 'no') await requireCurrent(db, { place, missing: noTables(place) });
    await prepare(db);
    return wasUpdated;
  } catch (error) {
    throw cannotBeUsed(place, error);
  } finally {
    await db.destroy();
  }
};

/** Opens a database of PostgreSQL; as `openDatabase`. */
export const openPostgresDatabase = async (options: PostgresOptions): Promise<OpenedDatabase> => {
  const wasUpdated = await settleTables(options);
  const db = await connect(options, { isServing: options.isServing === true });
  return { db, wasUpdated, copy: undefined, close: () => db.destroy() };
};
