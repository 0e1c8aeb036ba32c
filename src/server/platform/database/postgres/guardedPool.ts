import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { endsConnection, StoreTrouble, asStoreTrouble } from './storeTrouble.ts';

/** Between two looks at a database that is away. */
const PAUSE_MS = 500;

/** What is stored was checked (CALL-7); what is only looked for may hold a NUL, of which PostgreSQL takes none, and finds nothing. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

interface Guard {
  /** Milliseconds that a statement may take; undefined: as long as it needs. */
  statementMs?: number | undefined;
  /** Why nobody may use the database yet. */
  refusal?: () => StoreTrouble | undefined;
}

/**
 * A pool that fails soon and says why (docs/requirements.md, PG-5). Where the database is away, one caller at a time looks
 * whether it is back, and all others are told at once instead of waiting: a page that has a last good copy is sent without
 * delay. A connection on which a statement did not end is thrown away.
 */
export const guardedPool = (pool: Pool, { statementMs, refusal = () => undefined }: Guard): PostgresPool => {
  let away: StoreTrouble | undefined;
  let isLooking = false;
  let lookedAt = -Infinity;

  const ask = (client: PoolClient, text: string, values: readonly unknown[]) =>
    client.query({
      text,
      values: values.map(storable),
      // Of @types/pg only a client has it; a statement may, too.
      ...(statementMs === undefined ? {} : { query_timeout: statementMs }),
    });

  const noteTrouble = (error: unknown): unknown => {
    const trouble = asStoreTrouble(error);
    if (trouble instanceof StoreTrouble && endsConnection(trouble)) away = trouble;
    return trouble;
  };

  const guard = (client: PoolClient): PostgresPoolClient => {
    let broken: StoreTrouble | undefined;
    const query = async (text: string, values: readonly unknown[]) => {
      // What follows on a broken connection, such as a rollback, would wait as long again.
      if (broken) throw broken;
      try {
        return await ask(client, text, values);
      } catch (error) {
        const trouble = noteTrouble(error);
        if (trouble instanceof StoreTrouble && endsConnection(trouble)) broken = trouble;
        throw trouble;
      }
    };
    // Kysely reads `processID` only to cancel statements, which nobody here does; results pass as they are.
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (isDiscarded) => client.release(isDiscarded === true || broken !== undefined),
    };
  };

  const isFull = (): boolean => pool.totalCount - pool.idleCount >= pool.options.max;

  const take = async (): Promise<PostgresPoolClient> => {
    try {
      return guard(await pool.connect());
    } catch (error) {
      // Where all connections are in use the database is not away.
      throw isFull() ? new StoreTrouble('POOL', { cause: error }) : noteTrouble(error);
    }
  };

  /** The one that finds it back goes on with the connection it looked with. */
  const look = async (known: StoreTrouble): Promise<PostgresPoolClient> => {
    if (isLooking || performance.now() - lookedAt < PAUSE_MS) throw known;
    isLooking = true;
    let client: PostgresPoolClient | undefined;
    try {
      client = await take();
      await client.query('select 1', []);
      away = undefined;
      return client;
    } catch (error) {
      client?.release();
      lookedAt = performance.now();
      throw error;
    } finally {
      isLooking = false;
    }
  };

  return {
    options: pool.options,
    connect: async () => {
      const refused = refusal();
      if (refused) throw refused;
      return away ? look(away) : take();
    },
    end: () => pool.end(),
  };
};
