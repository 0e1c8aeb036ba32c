import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { repeat, type RepeatedTask, type TaskLog } from '../process/repeat.ts';
import type { Clock } from './clock.ts';
import { readClockMark, writeClockMark } from './clockMark.ts';
import { describeDoubt } from './describeDoubt.ts';
import type { SureClock } from './sureClock.ts';

const EVERY_MS = 60_000;
/** A mark is exact for as long as the machine runs, so it need not be new; every one is a write to the disk. */
const KEPT_MS = 600_000;

interface ClockKeeping {
  db: Kysely<Tables>;
  sure: SureClock;
  clock: Clock;
  log: TaskLog;
}

/** Keeps the mark in the database, tells the log of a clock in doubt once, and notices when staff say that it is right. */
export const keepClock = ({ db, sure, clock, log }: ClockKeeping): RepeatedTask => {
  let writtenAt = -Infinity;
  let told = '';

  const tell = (): void => {
    const doubt = sure.doubt();
    const text = doubt ? describeDoubt(doubt) : '';
    if (doubt && told === '') log.error({ offBySeconds: Math.round(doubt.offBy / 1000) }, text);
    if (!doubt && told !== '') log.info({}, 'the clock of this machine is believed again');
    told = text;
  };

  return repeat({
    name: 'clock',
    firstAfterMs: 0,
    everyMs: EVERY_MS,
    clock,
    log,
    act: async () => {
      if (sure.doubt()) sure.adopt(await readClockMark(db));
      tell();
      const mark = sure.mark();
      if (!mark || performance.now() - writtenAt < KEPT_MS) return;
      await writeClockMark(db, mark);
      writtenAt = performance.now();
    },
  });
};
