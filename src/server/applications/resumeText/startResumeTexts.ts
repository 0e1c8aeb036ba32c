import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type Clock, repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import { listUnreadResumes, readFile, readPosition, savePosition, saveResumeWords } from './queries.ts';
import { makeTextReader } from './readResumeText.ts';

const START_DELAY_MS = 10_000;
const INTERVAL_MS = 10_000;

interface TextOptions {
  db: Kysely<Tables>;
  clock: Clock;
  log: TaskLog;
}

/**
 * Reads the resumes that have not been read, and saves their words for the desk's search. A process that is killed goes
 * on where it was; two processes save nothing twice.
 */
export const readResumeTexts = async (db: Kysely<Tables>, signal: AbortSignal): Promise<void> => {
  const reader = makeTextReader();
  try {
    let position = await readPosition(db);
    let batch = await listUnreadResumes(db, position);
    while (batch.length > 0 && !signal.aborted) {
      for (const { id, resume_id: resumeId, type } of batch) {
        if (signal.aborted) break;
        const bytes = await readFile(db, resumeId);
        const text = bytes ? await reader.read({ type, bytes: Uint8Array.from(bytes) }) : '';
        await saveResumeWords(db, id, text);
        position = id;
      }
      await savePosition(db, position);
      batch = await listUnreadResumes(db, position);
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
    act: (signal) => readResumeTexts(db, signal),
  });
