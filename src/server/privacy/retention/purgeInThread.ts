// webpack bundles the file of a Worker only if its class comes from 'worker_threads', without 'node:'.
import { Worker } from 'worker_threads';
import { ThreadError } from '../../platform/process/threadFailure.ts';
import type { Purge, PurgeReport } from './purge.ts';
import type { PurgeMessage, PurgeOrder } from './purgeThread.ts';

/**
 * The same as `purge`, for an SQLite file, with a connection of its own in a thread: the thread that serves pages waits
 * neither for the words that are taken out of the index nor for the disk.
 */
export const purgeInThread: Purge = ({ dataDir, periods, now, signal }) =>
  new Promise<PurgeReport>((resolve, reject) => {
    const worker = new Worker(/* webpackChunkName: "purge" */ new URL('./purgeThread.ts', import.meta.url), {
      workerData: { dataDir, periods, now } satisfies PurgeOrder,
      // It keeps nothing for long.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    const stop = () => worker.postMessage('stop');
    signal.addEventListener('abort', stop);
    worker.on('message', (message: PurgeMessage) => {
      if ('report' in message) resolve(message.report);
      else reject(new ThreadError(message.failure));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', stop);
      // After a result this changes nothing.
      reject(new Error(`The purge ended with ${code}`));
    });
    if (signal.aborted) stop();
  });
