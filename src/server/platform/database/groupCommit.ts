import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { isBusy } from './isBusy.ts';
import { execute, straight } from './straight.ts';
import type { Tables } from './tables.ts';

/**
 * Does its work in the transaction it is given; what it throws undoes its own work alone. It may be run a second time,
 * with nothing left of the first.
 */
export type Job<T> = (transaction: Transaction<Tables>) => Promise<T>;
/** Resolves with the job's value once that is on disk. */
export type Write = <T>(job: Job<T>) => Promise<T>;

interface Waiting {
  run: (transaction: Transaction<Tables>) => Promise<void>;
  /** After the commit. */
  succeed: () => void;
  fail: (error: unknown) => void;
}

/** Most jobs that share a commit: the first one waits for the last one. */
const MOST_JOBS = 64;

/** An error of the engine itself may have ended the whole transaction; a broken constraint has not. */
const endsTransaction = (error: unknown): boolean => {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT');
};

/**
 * Until every request that has arrived by now has been read. A transaction takes no turn of the event loop, so without
 * this wait requests that arrive together would each find themselves alone.
 */
const turn = (): Promise<void> => new Promise((next) => setImmediate(next));

const BEGIN = CompiledQuery.raw('savepoint job');
const UNDO = CompiledQuery.raw('rollback to savepoint job');
const END = CompiledQuery.raw('release savepoint job');

/** Each in a savepoint, so that what one throws undoes its own work alone; gives those that did. */
const runApart = async (
  jobs: readonly Waiting[],
  transaction: Transaction<Tables>,
): Promise<Set<Waiting>> => {
  const failed = new Set<Waiting>();
  for (const job of jobs) {
    await execute(transaction, BEGIN);
    try {
      await job.run(transaction);
    } catch (error) {
      if (endsTransaction(error)) throw error;
      await execute(transaction, UNDO);
      job.fail(error);
      failed.add(job);
    }
    await execute(transaction, END);
  }
  return failed;
};

/** For a savepoint SQLite copies every page before it is changed, so there is none as long as nothing is thrown. */
const runTogether = async (
  jobs: readonly Waiting[],
  transaction: Transaction<Tables>,
): Promise<Set<Waiting>> => {
  for (const job of jobs) await job.run(transaction);
  return new Set();
};

/**
 * Group commit: jobs that wait while the disk is busy with others share the next transaction; where one of them throws,
 * all are run again, each in a savepoint of its own (docs/requirements.md, ONCE-9). With one commit a job an application took 1.45 ms of processor time instead of
 * 0.64, and on a busy disk 118 were taken a second instead of 1,366 (64 connections, two cores, `npm run bench -- submit`).
 * When the engine itself fails, every job of the group is rejected and nothing of it is stored.
 */
export const groupCommit = (db: Kysely<Tables>): Write => {
  let waiting: Waiting[] = [];
  let isRunning = false;

  /** Those who came meanwhile would wait as long again, one group after the other: they may ask again soon. */
  const refuseWaiting = (error: unknown): void => {
    for (const job of waiting) job.fail(error);
    waiting = [];
  };

  const inOneTransaction = (run: typeof runApart, group: readonly Waiting[]): Promise<Set<Waiting>> =>
    db.transaction().execute((transaction) => straight(transaction, () => run(group, transaction)));

  const runGroup = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const failed = await inOneTransaction(runTogether, group).catch((error: unknown) => {
        if (endsTransaction(error)) throw error;
        return inOneTransaction(runApart, group);
      });
      for (const job of group) if (!failed.has(job)) job.succeed();
    } catch (error) {
      for (const job of group) job.fail(error);
      if (isBusy(error)) refuseWaiting(error);
    }
  };

  const work = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    while (waiting.length > 0) {
      await turn();
      const group = waiting.slice(0, MOST_JOBS);
      waiting = waiting.slice(MOST_JOBS);
      await runGroup(group);
    }
    isRunning = false;
  };

  return (job) =>
    new Promise((resolve, reject) => {
      // Assigned by `run`, which always ends before `succeed` is called.
      let value: Awaited<ReturnType<typeof job>>;
      waiting.push({
        run: async (transaction) => {
          value = await job(transaction);
        },
        succeed: () => resolve(value),
        fail: reject,
      });
      void work();
    });
};
