import { resolve } from 'node:path';
import { isUint8Array } from 'node:util/types';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { DatabaseQuery, Reply } from './worker.ts';

const TIMEOUT_MS = 90_000;

let channel: { worker: Worker; port: MessagePort; signal: Int32Array } | undefined;

const start = () => {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(resolve('tests/support/postgres/worker.ts'), {
    workerData: { port: port2, signal },
    transferList: [port2],
    execArgv: ['--no-warnings'],
  });
  worker.unref();
  port1.unref();
  return { worker, port: port1, signal };
};

/** Turns plain Uint8Arrays back into Buffers, which threads cannot send. */
const withBuffers = (row: unknown): unknown =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      isUint8Array(value) ? Buffer.from(value) : value,
    ]),
  );

/**
 * Runs a query on this run's PostgreSQL and waits for the result synchronously, like better-sqlite3, so that a test is
 * the same on both engines.
 */
export const queryPostgres = (query: DatabaseQuery): Exclude<Reply, { error: string }> => {
  channel ??= start();
  const { worker, port, signal } = channel;
  Atomics.store(signal, 0, 0);
  worker.postMessage(query);
  Atomics.wait(signal, 0, 0, TIMEOUT_MS);
  const reply = receiveMessageOnPort(port)?.message as Reply | undefined;
  if (!reply) throw new Error('PostgreSQL did not respond');
  if ('error' in reply) throw new Error(reply.error);
  return { ...reply, rows: reply.rows.map(withBuffers) };
};
