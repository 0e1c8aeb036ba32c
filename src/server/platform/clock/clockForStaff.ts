import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readClockMark, writeClockMark } from './clockMark.ts';
import { readMoment } from './moment.ts';
import { sureClock, type SureClock } from './sureClock.ts';

/** The clock as staff see it, by the mark that the server keeps. */
export interface ClockForStaff extends Pick<SureClock, 'now' | 'doubt'> {
  /** Makes the machine's present time the one that is believed. */
  trust: () => Promise<void>;
}

export const clockForStaff = async (db: Kysely<Tables>): Promise<ClockForStaff> => {
  const { now, doubt } = sureClock({ mark: await readClockMark(db) });
  return { now, doubt, trust: () => writeClockMark(db, { ...readMoment(), restUntil: 0 }) };
};
