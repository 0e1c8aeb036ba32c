import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { failureCode } from '../../platform/process/failure.ts';
import { type Clock, repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import { readMeta, writeMeta } from '../../platform/records/meta.ts';
import type { ImapSettings } from '../../platform/settings/imapSettings.ts';
import { findAnswered, storeReply } from './queries.ts';
import { withMailbox } from './readMailbox.ts';

const START_DELAY_MS = 5000;
const INTERVAL_MS = 60_000;
const CHECK_TIMEOUT_MS = 10_000;
/** A mail server may lock an account after several wrong passwords. */
const REFUSED_PAUSE_MS = 3_600_000;

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
    const uids = await mailbox.list(position.uid);
    try {
      for (const uid of uids) {
        const letter = await mailbox.read(uid);
        if (!letter) log.warn({ uid }, 'an email cannot be read: it stays in the mailbox only');
        const answered = !letter || letter.isAutomatic ? undefined : await findAnswered(db, letter);
        if (letter && answered) {
          const body = await mailbox.readText(uid);
          if (await storeReply(db, { ...answered, letter, body, now: clock.now() })) stored += 1;
        }
        position.uid = uid;
      }
    } finally {
      // After the replies are stored: a process that is killed before looks at them again, and stores none twice.
      if (uids.length > 0) await writeMeta(db, 'replies', JSON.stringify(position));
    }
  });
  if (stored > 0) log.info({ replies: stored }, 'replies stored');
};

/** Signs in and opens the mailbox, without reading anything; rejects if that fails. */
export const checkMailbox = (settings: ImapSettings): Promise<void> =>
  withMailbox(settings, AbortSignal.timeout(CHECK_TIMEOUT_MS), () => Promise.resolve());

/**
 * Starts looking for replies every minute. A mail server that is away is asked again; one that has refused the password,
 * only an hour later.
 */
export const startReplies = (options: ReplyOptions): RepeatedTask => {
  const { clock, log } = options;
  let pausedUntil = 0;
  return repeat({
    name: 'reading replies',
    startDelayMs: START_DELAY_MS,
    intervalMs: INTERVAL_MS,
    clock,
    log,
    act: async (signal) => {
      const now = clock.now().getTime();
      if (now < pausedUntil) return;
      try {
        await readReplies(options, signal);
      } catch (error) {
        if (failureCode(error) === 'AUTHENTICATIONFAILED') pausedUntil = now + REFUSED_PAUSE_MS;
        throw error;
      }
    },
  });
};
