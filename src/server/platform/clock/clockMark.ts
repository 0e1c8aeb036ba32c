import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Moment } from './moment.ts';

/** What was last believed of the clock. */
export interface ClockMark extends Moment {
  /** Until this instant nothing is deleted for its age: the time before it is vouched for by nothing. */
  restUntil: number;
}

const KEY = 'clock';

/** The latest instant that a database of version 0.1 knows of, which kept no mark. */
const latestInstant = async (db: Kysely<Tables>): Promise<string | undefined> => {
  const audit = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst();
  const tasks = await db.selectFrom('meta').select('value').where('key', '=', 'retention').execute();
  return [audit?.at, ...tasks.map(({ value }) => value)]
    .filter((at) => typeof at === 'string')
    .toSorted()
    .at(-1);
};

/** Reads the mark that a database keeps; undefined where it has seen no time yet. */
export const readClockMark = async (db: Kysely<Tables>): Promise<ClockMark | undefined> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  if (row) return JSON.parse(row.value) as ClockMark;
  const wall = Date.parse((await latestInstant(db)) ?? '');
  return Number.isNaN(wall) ? undefined : { wall, up: 0, boot: '', restUntil: 0 };
};

/** Keeps a mark. */
export const writeClockMark = async (db: Kysely<Tables>, mark: ClockMark): Promise<void> => {
  const value = JSON.stringify(mark);
  await db
    .insertInto('meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};
