import Database from 'better-sqlite3';
import { workerData } from 'node:worker_threads';
import { letVisitorsFirst } from '../process/visitorsFirst.ts';

const INTERVAL_MS = 250;

letVisitorsFirst();

const database = new Database(workerData as string, { fileMustExist: true, timeout: 0 });
database.pragma('synchronous = FULL');

/** Does not wait for readers or writers. Without new frames it costs microseconds. */
const checkpoint = (): void => {
  try {
    database.pragma('wal_checkpoint(passive)');
  } catch {
    // Such as a full disk: the connection that writes reports it, and moves the log itself when it has grown.
  }
};

setInterval(checkpoint, INTERVAL_MS);
