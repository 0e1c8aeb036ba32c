import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const connections = new WeakMap<object, DatabaseConnection>();

/**
 * Within `work` the queries of `compileOnce` go straight to the transaction's connection. Kysely's own way leads through a
 * dozen promises a query, which was a third of what an application cost.
 */
export const straight = async <T>(transaction: Transaction<Tables>, work: () => Promise<T>): Promise<T> => {
  // Let go of at once: whoever holds it keeps every query of Kysely's own waiting.
  await transaction.getExecutor().provideConnection(async (connection) => {
    connections.set(transaction, connection);
  });
  try {
    return await work();
  } finally {
    connections.delete(transaction);
  }
};

/** Runs a compiled query as soon as it can be: on the connection of a transaction that goes straight, else by Kysely. */
export const execute = <Row>(db: Kysely<Tables>, query: CompiledQuery<Row>): Promise<QueryResult<Row>> =>
  connections.get(db)?.executeQuery<Row>(query) ?? db.executeQuery(query);
