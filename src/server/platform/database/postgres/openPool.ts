import type { PostgresPool } from 'kysely';
import type { StoreTrouble } from './storeTrouble.ts';
import { guardedPool } from './guardedPool.ts';
import { valueTypes } from './valueTypes.ts';

/** Together less than the 5 s within which whoever waits is answered. */
const CONNECT_MS = 2_000;
const STATEMENT_MS = 2_500;
/** Of commands, and while tables are changed: nobody waits for an answer. */
const PATIENT_CONNECT_MS = 15_000;

export interface PoolOptions {
  databaseUrl: string;
  /** What the database's own list of connections calls them. */
  name: string;
  /** Most connections at a time. */
  connections: number;
  /** Visitors wait for each statement. */
  isServing: boolean;
  refusal?: (() => StoreTrouble | undefined) | undefined;
}

/** Connections to PostgreSQL, made as they are needed. The driver is loaded here, and only where it is used. */
export const openPool = async ({
  databaseUrl,
  name,
  connections,
  isServing,
  refusal,
}: PoolOptions): Promise<PostgresPool> => {
  const { Pool, types } = (await import('pg')).default;
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: name,
    max: connections,
    connectionTimeoutMillis: isServing ? CONNECT_MS : PATIENT_CONNECT_MS,
    keepAlive: true,
    types: valueTypes(types),
  });
  // What ends an idle connection is told by the next one that cannot be made.
  pool.on('error', () => undefined);
  // Between two statements of a transaction nobody else listens, and an error without a listener ends the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return guardedPool(pool, {
    statementMs: isServing ? STATEMENT_MS : undefined,
    ...(refusal && { refusal }),
  });
};
