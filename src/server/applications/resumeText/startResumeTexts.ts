import type { Kysely } from 'kysely';
import { limitToOneProcess } from '../../platform/database/limitToOneProcess.ts';
import type { Tables } from '../../platform/database/tables.ts';
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
 * Reads the resumes that have not been read, and saves their words for the desk's search. One that ended the process
 * twice is not read again.
 */
export const readResumeTexts = async (db: Kysely<Tables>, signal: AbortSignal): Promise<void> => {
  const queries = resumeWordQueries(db);
  const reader = makeTextReader();
  try {
    while (!signal.aborted) {
      const resume = await queries.begin();
      if (!resume) return;
      if (resume === 'deleted') continue;
      const text = await reader.read({ type: resume.type, bytes: Uint8Array.from(resume.bytes) });
      await queries.save(resume.id, text);
    }
  } finally {
    await reader.close();
  }
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
    act: limitToOneProcess({ db, name: 'resumes' }, (signal) => readResumeTexts(db, signal)),
  });
