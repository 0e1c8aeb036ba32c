import type { Kysely } from 'kysely';
import { limitToOneProcess } from '../../platform/database/limitToOneProcess.ts';
import { isStorageFailure } from '../../platform/database/storageFailure.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { failureCode } from '../../platform/process/failure.ts';
import { type Clock, repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import { resumeWordQueries } from './queries.ts';
import { makeTextReader } from './readResumeText.ts';

const START_DELAY_MS = 10_000;
const INTERVAL_MS = 10_000;

interface TextOptions {
  db: Kysely<Tables>;
  clock: Clock;
  log: TaskLog;
}

/**
 * Makes the task that reads the resumes that have not been read, and saves their words for the desk's search. One that
 * ended the process twice is not read again. A failure of the database is no fault of the resume, and does not count.
 */
export const makeResumeReading = (db: Kysely<Tables>) => {
  const queries = resumeWordQueries(db);
  /** The resume that the database failed at, with its tries before. */
  let interrupted: { id: number; tries: number } | undefined;
  return async (signal: AbortSignal): Promise<void> => {
    const reader = makeTextReader();
    try {
      while (!signal.aborted) {
        if (interrupted) await queries.setTries(interrupted);
        interrupted = await queries.findNext();
        if (!interrupted) return;
        const { id, tries } = interrupted;
        await queries.setTries({ id, tries: tries + 1 });
        const file = await queries.readFile(id);
        if (file) {
          const text = await reader.read({ type: file.type, bytes: Uint8Array.from(file.bytes) });
          await queries.save(id, text);
        }
        interrupted = undefined;
      }
    } catch (error) {
      if (!isStorageFailure(failureCode(error))) interrupted = undefined;
      throw error;
    } finally {
      await reader.close();
    }
  };
};

/** Starts reading resumes soon after they came. */
export const startResumeTexts = ({ db, clock, log }: TextOptions): RepeatedTask =>
  repeat({
    name: 'reading resumes',
    startDelayMs: START_DELAY_MS,
    intervalMs: INTERVAL_MS,
    clock,
    log,
    // Two processes could begin the same resume, which would count as two interruptions.
    act: limitToOneProcess({ db, name: 'resumes' }, makeResumeReading(db)),
  });
