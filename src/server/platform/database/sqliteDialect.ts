import type Database from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import { cachedStatements } from './cachedStatements.ts';
import { isBusy } from './isBusy.ts';
import { makeMutex } from './mutex.ts';

/** How long others are waited for: longer than a staff command writes, and whoever waits is answered within 5 s. */
const PATIENCE_MS = 4_000;
const PAUSE_MS = 20;

/**
 * Kysely's driver, but for how a transaction begins and ends, and how it waits for other processes: SQLite itself would
 * wait within the call, and every page with it (docs/requirements.md, OPS-13). Between two tries the connection is lent to
 * whoever else wants it, such as pages that only read.
 */
class Driver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #patienceMs: number;
  readonly #mutex = makeMutex();
  #connection: DatabaseConnection | undefined;

  constructor(database: Database.Database, patienceMs: number) {
    super({ database: cachedStatements(database) });
    this.#database = database;
    this.#patienceMs = patienceMs;
  }

  override async init(): Promise<void> {
    await super.init();
    this.#database.pragma('busy_timeout = 0');
    const connection = await super.acquireConnection();
    this.#connection = {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error('The driver was not initialised');
    await this.#mutex.take();
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  /** Within a transaction the right to write is there already; and its connection is never lent. */
  #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#database.inTransaction
      ? connection.executeQuery(query)
      : this.#executePatiently(connection, query);
  }

  async #executePatiently<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.#patienceMs;
    for (;;) {
      try {
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      this.#mutex.release();
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      await this.#mutex.take();
    }
  }

  /**
   * Takes the right to write at once, and waits for it if need be. A plain `begin` takes it at the first write, and is
   * refused without waiting (SQLITE_BUSY_SNAPSHOT) when a staff command has written since the first read.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full or broken disk ends the transaction by itself; rolling back once more would hide that cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class Adapter extends SqliteAdapter {
  /** SQLite can change tables within a transaction; Kysely does not count on it unless it is told. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Else Kysely keeps the connection to one user until they are done, also while they wait for other processes. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely on an open SQLite file. Every transaction may write, tables too. What other processes hold up is tried for
 * `patienceMs`, then fails with SQLITE_BUSY.
 */
export const sqliteDialect = (
  database: Database.Database,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): SqliteDialect =>
  Object.assign(new SqliteDialect({ database }), {
    createDriver: () => new Driver(database, patienceMs),
    createAdapter: () => new Adapter(),
  });
