import { sql, type Kysely } from 'kysely';
import { lastSuccesses, type OwnTask } from '../../platform/database/successes.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** How the server is, without a word of anybody. The instants are ISO 8601, null: not yet. */
export interface HealthFacts extends Record<OwnTask, string | null> {
  mail: {
    /** Age of the oldest mail that waits; null: none does. */
    oldest_unsent_seconds: number | null;
    /** Mails given up, until they are sent again or deleted. */
    dead: number;
  };
}

/** By way of the index alone: bodies of mails make reading the rows themselves slow. */
const oldestWaiting = (db: Kysely<Tables>) =>
  db
    .selectFrom('outbox')
    .select('created_at')
    .where('id', '=', (mails) =>
      mails
        .selectFrom('outbox')
        .select(sql<number>`min(id)`.as('id'))
        .where('status', '=', 'waiting'),
    )
    .executeTakeFirst();

/** Asks the database how things are. Rejects when it does not answer. */
export const readHealth = async (db: Kysely<Tables>, now: Date): Promise<HealthFacts> => {
  const oldest = await oldestWaiting(db);
  const { dead } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('dead'))
    .where('status', '=', 'dead')
    .executeTakeFirstOrThrow();
  const age = oldest && Math.floor((now.getTime() - Date.parse(oldest.created_at)) / 1000);
  return {
    mail: { oldest_unsent_seconds: age === undefined ? null : Math.max(0, age), dead: Number(dead) },
    ...(await lastSuccesses(db)),
  };
};
