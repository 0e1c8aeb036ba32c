import { parentPort, workerData } from 'node:worker_threads';
import type { Preparation } from '../platform/database/databaseOptions.ts';
import { connectSqlite } from '../platform/database/connectSqlite.ts';
import { StartError } from '../platform/process/failure.ts';
import { type ThreadFailure, toThreadFailure } from '../platform/process/threadFailure.ts';

/** What the thread sends: lines for the operator, and at the end the result or the failure. */
export type UpdateMessage =
  { line: string } | { preparation: Preparation } | (ThreadFailure & { isStartError: boolean });

const send = (message: UpdateMessage): void => parentPort?.postMessage(message);

const update = async (): Promise<void> => {
  const { prepare, close } = await connectSqlite({
    dataDir: workerData as string,
    update: 'after a copy',
    announce: (line) => send({ line }),
  });
  const preparation = await prepare().finally(close);
  send({ preparation });
};

update().catch((error: unknown) => {
  send({ ...toThreadFailure(error), isStartError: error instanceof StartError });
});
