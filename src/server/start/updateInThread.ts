// webpack bundles the file of a Worker only if its class comes from 'worker_threads', without 'node:'.
import { Worker } from 'worker_threads';
import type { Preparation } from '../platform/database/databaseOptions.ts';
import { StartError } from '../platform/process/failure.ts';
import { ThreadError } from '../platform/process/threadFailure.ts';
import type { UpdateMessage } from './updateThread.ts';

/**
 * Migrates the SQLite file of a data folder, after a copy, in a thread: SQLite blocks its thread for minutes, and the
 * server's must be able to say so. Throws StartError.
 */
export const updateInThread = (dataDir: string, announce: (line: string) => void): Promise<Preparation> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(
      /* webpackChunkName: "update" */ new URL('./updateThread.ts', import.meta.url),
      { workerData: dataDir },
    );
    worker.on('message', (message: UpdateMessage) => {
      if ('line' in message) announce(message.line);
      else if ('preparation' in message) resolve(message.preparation);
      else if (message.isStartError) reject(new StartError(message.message));
      else reject(new ThreadError(message));
    });
    worker.on('error', reject);
    // After a result this changes nothing.
    worker.on('exit', (code) => reject(new Error(`The update of the database ended with ${code}`)));
  });
