import Database from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';
import { type ThreadFailure, toThreadFailure } from '../process/threadFailure.ts';
import { letVisitorsFirst } from '../process/visitorsFirst.ts';

/** A query of the serving thread. */
export interface ReaderQuery {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}
export type ReaderReply = { id: number } & ({ rows: unknown[] } | ThreadFailure);

const BUSY_TIMEOUT_MS = 1_000;

letVisitorsFirst();

// Read-only, so that a query can neither change data nor hold a lock that a writer waits for.
const database = new Database(workerData as string, { readonly: true, timeout: BUSY_TIMEOUT_MS });

parentPort?.on('message', ({ id, sql, parameters }: ReaderQuery) => {
  try {
    const reply: ReaderReply = { id, rows: database.prepare(sql).all(parameters) };
    parentPort?.postMessage(reply);
  } catch (error) {
    parentPort?.postMessage({ id, ...toThreadFailure(error) } satisfies ReaderReply);
  }
});
