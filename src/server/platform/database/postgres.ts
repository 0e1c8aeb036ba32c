import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { failureCode, StartError } from '../process/failure.ts';
import { announceUpdate } from './announceUpdate.ts';
import type { ConnectedDatabase, DatabaseOptions } from './databaseOptions.ts';
import { isStorageFailure } from './storageFailure.ts';
import { migrate, needsUpdate, requireCurrent } from './migrate.ts';
import type { Tables } from './tables.ts';

type PostgresOptions = DatabaseOptions & { databaseUrl: string };

/** `application_name` of the server's and of staff commands' connections. */
const SERVER_NAME = 'site server';
const COMMAND_NAME = 'site command';
const DEFAULT_CONNECTIONS = 10;
/** The driver returns these types as text, because they may exceed JavaScript's safe integers. Here they never do. */
const INT8 = 20;
const NUMERIC = 1700;
/** The server must respond within 5 s, whatever the database does; commands and migrations may wait longer. */
const SERVER_TIMEOUTS = { connectionTimeoutMillis: 1_500, statement_timeout: 1_500, query_timeout: 2_000 };
const COMMAND_TIMEOUTS = { connectionTimeoutMillis: 15_000 };

/** Loads the driver, and creates a connection pool. */
const connect = async (
  { databaseUrl, connections = DEFAULT_CONNECTIONS }: PostgresOptions,
  isServing: boolean,
): Promise<Kysely<Tables>> => {
  const { Pool, types } = (await import('pg')).default;
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: isServing ? SERVER_NAME : COMMAND_NAME,
    max: connections,
    keepAlive: true,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 || id === NUMERIC ? Number : types.getTypeParser(id, format),
    },
    ...(isServing ? SERVER_TIMEOUTS : COMMAND_TIMEOUTS),
  });
  // The pool replaces a lost idle connection. On a lost connection in use, the query itself fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Compiling a query takes longer than running it: up to 100 of 170 ms.
    client.query('set jit = off').catch(() => undefined);
  });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // SQLite allows empty lists.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
};

const missingTablesError = (shownUrl: string): StartError =>
  new StartError(
    `${shownUrl} has none of this program's tables\nSet DATABASE_URL to the server's database, or start the server once with this DATABASE_URL: npm start`,
  );

/** The driver's messages contain neither user nor password. */
const toStartError = (shownUrl: string, error: unknown): unknown => {
  if (error instanceof StartError) return error;
  const why = error instanceof Error && error.message !== '' ? error.message : failureCode(error);
  return new StartError(`The database ${shownUrl} cannot be used: ${why}`, { cause: error });
};

const PROBES = 3;

const readProcessId = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db);
  return rows[0]?.id ?? 0;
};

/**
 * Whether each of two open connections keeps its own process of the database. Behind a pooler in transaction mode they do
 * not; locks of a session, which let only one server send an email, are then lost.
 */
const keepsSessions = (db: Kysely<Tables>): Promise<boolean> =>
  db.connection().execute((one) =>
    db.connection().execute(async (other) => {
      const [first, second] = [await readProcessId(one), await readProcessId(other)];
      for (let probe = 0; probe < PROBES; probe += 1)
        if ((await readProcessId(one)) !== first || (await readProcessId(other)) !== second) return false;
      return first !== second;
    }),
  );

const poolerError = (shownUrl: string): StartError =>
  new StartError(
    `${shownUrl} is behind a pooler in transaction or statement mode, in which locks of a session are lost\nSet pool_mode = session for this database in pgbouncer.ini, or connect to PostgreSQL itself`,
  );

/** Migrates a PostgreSQL database if the options say so; otherwise throws a StartError unless its tables are current. */
const prepare = async (options: PostgresOptions): Promise<boolean> => {
  const shownUrl = urlWithoutPassword(options.databaseUrl);
  const db = await connect({ ...options, connections: 2 }, false);
  try {
    if (!(await keepsSessions(db))) throw poolerError(shownUrl);
    if (options.update !== 'no')
      return await migrate(db, () =>
        announceUpdate(db, { copyBytes: 0, freeBytes: undefined, announce: options.announce }),
      );
    await requireCurrent(db, { place: shownUrl, missing: missingTablesError(shownUrl) });
    return false;
  } catch (error) {
    throw toStartError(shownUrl, error);
  } finally {
    await db.destroy();
  }
};

/** Connects to a PostgreSQL database. Throws StartError if a server cannot. */
export const connectPostgres = async (options: PostgresOptions): Promise<ConnectedDatabase> => {
  const db = await connect(options, options.isServing === true);
  const findWork = async () => (options.isServing && (await needsUpdate(db)) ? 'updating' : undefined);
  const work = await findWork().catch(async (error: unknown) => {
    await db.destroy();
    throw toStartError(urlWithoutPassword(options.databaseUrl), error);
  });
  return {
    db,
    reader: db,
    work,
    isReplaced: () => false,
    close: () => db.destroy(),
    prepare: async () => ({ wasUpdated: await prepare(options), copy: undefined }),
  };
};

/** Whether PostgreSQL responds and accepts writes; a replica accepts none. */
export const isWritable = async (db: Kysely<Tables>): Promise<boolean> => {
  try {
    const { rows } = await sql<{
      readonly: string;
    }>`select current_setting('transaction_read_only') as readonly`.execute(db);
    return rows[0]?.readonly === 'off';
  } catch (error) {
    if (isStorageFailure(failureCode(error))) return false;
    throw error;
  }
};

/** Counts the connections that servers have to this database. */
export const countServerConnections = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ connections: number }>`select count(*) as connections from pg_stat_activity
    where datname = current_database() and application_name = ${SERVER_NAME}`.execute(db);
  return rows[0]?.connections ?? 0;
};

/** A database's URL without user and password, safe to show. */
export const urlWithoutPassword = (databaseUrl: string): string => {
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
};
