import type { Kysely } from 'kysely';
import { formatUtc } from '../../../lib/formatUtc.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { readMeta, writeMeta } from '../../platform/records/meta.ts';
import { staffCommand } from '../../platform/settings/config.ts';

/** The time at the server's start, and the newest stored time; ISO 8601 instants. */
export interface ClockMismatch {
  now: string;
  stored: string;
}

const KEY = 'clock_doubt';
const DAY_MS = 86_400_000;

export const clockAdvice = (): string =>
  `Set the machine's clock and restart; if it is right: ${staffCommand()} purge --yes`;

export const describeClockMismatch = ({ now, stored }: ClockMismatch): string =>
  `The clock says ${formatUtc(now)}, more than a day from the newest time stored (${formatUtc(stored)}): no expired data is deleted`;

const findNewestTime = async (db: Kysely<Tables>): Promise<string | undefined> => {
  const entry = await db.selectFrom('audit').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const times = [entry?.at, await readMeta(db, 'retention')].filter((at) => at !== undefined);
  return times.toSorted().at(-1);
};

/** The mismatch that makes retention wait for `staff purge --yes`; undefined if there is none. */
export const readClockMismatch = async (db: Kysely<Tables>): Promise<ClockMismatch | undefined> => {
  const value = await readMeta(db, KEY);
  return value === undefined ? undefined : (JSON.parse(value) as ClockMismatch);
};

/** Called when staff or a later start has confirmed the clock. */
export const clearClockMismatch = async (db: Kysely<Tables>): Promise<void> => {
  await db.deleteFrom('meta').where('key', '=', KEY).execute();
};

/**
 * Compares the clock with the newest stored time when a server starts. If they differ by more than a day, retention
 * waits for staff, because a wrong clock would delete data too early.
 */
export const checkClockAtStart = async (
  db: Kysely<Tables>,
  now: Date,
): Promise<ClockMismatch | undefined> => {
  const stored = await findNewestTime(db);
  if (stored === undefined) return undefined;
  if (Math.abs(now.getTime() - Date.parse(stored)) <= DAY_MS) {
    await clearClockMismatch(db);
    return undefined;
  }
  const mismatch = { now: now.toISOString(), stored };
  await writeMeta(db, KEY, JSON.stringify(mismatch));
  return mismatch;
};
