// webpack bundles the file of a Worker only if its class comes from 'worker_threads', without 'node:'.
import { Worker } from 'worker_threads';

/** Ends the thread. */
export type StopCheckpoints = () => Promise<void>;

/**
 * Moves the pages of an SQLite file's write-ahead log into the file, in a thread. SQLite does it at the end of a
 * transaction, and the thread that serves pages would wait for the disk: 20 to 130 ms.
 */
export const startCheckpoints = (file: string): StopCheckpoints => {
  const worker = new Worker(
    /* webpackChunkName: "checkpoint" */ new URL('./checkpointThread.ts', import.meta.url),
    { workerData: file },
  );
  worker.unref();
  // Without the thread, the connection that writes moves the pages itself, later.
  worker.on('error', () => undefined);
  return async () => {
    await worker.terminate();
  };
};
