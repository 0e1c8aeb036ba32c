import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type Clock, repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import { readMeta, writeMeta } from '../../platform/records/meta.ts';
import type { ImapSettings } from '../../platform/settings/imapSettings.ts';
import { findAnswered, storeReply } from './queries.ts';
import { withMailbox } from './readMailbox.ts';

const START_DELAY_MS = 5000;
const INTERVAL_MS = 60_000;
/** Headers that are read at once. */
const BATCH = 200;

export interface ReplyOptions {
  settings: ImapSettings;
  db: Kysely<Tables>;
  clock: Clock;
  log: TaskLog;
}

/** Where the last run ended: the mailbox's validity, and the number of the last email that was looked at. */
interface Position {
  validity: string;
  uid: number;
}

const readPosition = async (db: Kysely<Tables>, validity: string): Promise<Position> => {
  const stored = JSON.parse((await readMeta(db, 'replies')) ?? '{}') as Partial<Position>;
  return stored.validity === validity && stored.uid !== undefined
    ? { validity, uid: stored.uid }
    : { validity, uid: 0 };
};

/** Reads the new emails of the mailbox, and stores those that answer an email of the desk. */
export const readReplies = async (
  { settings, db, clock, log }: ReplyOptions,
  signal: AbortSignal,
): Promise<void> => {
  let stored = 0;
  await withMailbox(settings, signal, async (mailbox) => {
    const position = await readPosition(db, mailbox.validity);
    for (;;) {
      const letters = await mailbox.list(position.uid, BATCH);
      for (const letter of letters) {
        const answered = letter.isAutomatic ? undefined : await findAnswered(db, letter);
        if (answered) {
          const body = await mailbox.readText(letter.uid);
          if (await storeReply(db, { ...answered, letter, body, now: clock.now() })) stored += 1;
        }
        position.uid = letter.uid;
      }
      // After the replies are stored: a process that is killed before looks at them again, and stores none twice.
      if (letters.length > 0) await writeMeta(db, 'replies', JSON.stringify(position));
      if (letters.length < BATCH || signal.aborted) return;
    }
  });
  if (stored > 0) log.info({ replies: stored }, 'replies stored');
};

/** Starts looking for replies every minute. A mail server that is away is asked again. */
export const startReplies = (options: ReplyOptions): RepeatedTask =>
  repeat({
    name: 'reading replies',
    startDelayMs: START_DELAY_MS,
    intervalMs: INTERVAL_MS,
    clock: options.clock,
    log: options.log,
    act: (signal) => readReplies(options, signal),
  });
