import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { findOrCreateDatabase, runSql } from './sharedCluster.ts';

export interface DatabaseQuery {
  name: string;
  /** SQL; undefined if only the URL is needed. */
  text?: string;
}

export type Reply = { url: string; rows: unknown[] } | { error: string };

const { port, signal } = workerData as { port: MessagePort; signal: Int32Array };

const runQuery = async ({ name, text }: DatabaseQuery): Promise<Reply> => {
  try {
    const url = await findOrCreateDatabase(name);
    return { url, rows: text === undefined ? [] : await runSql(url, text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (query: DatabaseQuery) => {
  void runQuery(query).then((reply) => {
    port.postMessage(reply);
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
  });
});
