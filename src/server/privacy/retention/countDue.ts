import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface Due {
  /** Applications and messages whose day has come. */
  due: number;
  /** All that are held. */
  held: number;
}

const FEW = 20;
const PART = 1 / 4;

/** Counts what one run would delete for its age. */
export const countDue = async (db: Kysely<Tables>, now: Date): Promise<Due> => {
  const count = async (table: 'applications' | 'messages'): Promise<Due> => {
    const row = await db
      .selectFrom(table)
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('held'),
        fn
          .countAll<number>()
          .filterWhere(eb.and([eb('delete_after', '!=', ''), eb('delete_after', '<=', now.toISOString())]))
          .as('due'),
      ])
      .executeTakeFirstOrThrow();
    return { due: Number(row.due), held: Number(row.held) };
  };
  const [applications, messages] = [await count('applications'), await count('messages')];
  return { due: applications.due + messages.due, held: applications.held + messages.held };
};

/** Whether a run would delete more than the days of the year explain: then staff are asked (docs/requirements.md, PRIV-11). */
export const isTooMuch = ({ due, held }: Due): boolean => due > FEW && due > held * PART;
