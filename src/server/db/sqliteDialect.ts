import type Database from 'better-sqlite3';
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely';
import { cachedStatements } from './cachedStatements.ts';

/** Kysely's driver, but for how a transaction begins and ends. */
class Driver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: cachedStatements(database) });
    this.#database = database;
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

/** SQLite can change tables within a transaction; Kysely does not count on it unless it is told. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely on an open SQLite file. Every transaction may write, tables too. */
export const sqliteDialect = (database: Database.Database): SqliteDialect =>
  Object.assign(new SqliteDialect({ database }), {
    createDriver: () => new Driver(database),
    createAdapter: () => new Adapter(),
  });
