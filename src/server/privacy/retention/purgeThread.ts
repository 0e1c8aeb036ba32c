import { parentPort, workerData } from 'node:worker_threads';
import { connectSqlite } from '../../platform/database/connectSqlite.ts';
import { type ThreadFailure, toThreadFailure } from '../../platform/process/threadFailure.ts';
import { letVisitorsFirst } from '../../platform/process/visitorsFirst.ts';
import { purge, type PurgeOptions, type PurgeReport } from './purge.ts';

/** What the thread is told to do. Any message to it ends the purge after the current batch. */
export type PurgeOrder = Omit<PurgeOptions, 'db' | 'signal'>;
/** What the thread sends when it has ended. */
export type PurgeMessage = { report: PurgeReport } | { failure: ThreadFailure };

letVisitorsFirst();

const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());

const run = async (): Promise<PurgeMessage> => {
  const order = workerData as PurgeOrder;
  try {
    const { db, prepare, close } = await connectSqlite({
      dataDir: order.dataDir,
      create: false,
      update: 'no',
    });
    try {
      await prepare();
      return { report: await purge({ ...order, db, signal: stopping.signal }) };
    } finally {
      await close();
    }
  } catch (error) {
    return { failure: toThreadFailure(error) };
  }
};

void run().then((message) => {
  parentPort?.postMessage(message);
  parentPort?.close();
});
