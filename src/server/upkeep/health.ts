import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { calls } from '../../contract/calls.ts';
import type { PreparationWork } from '../platform/database/databaseOptions.ts';
import type { Tables } from '../platform/database/tables.ts';
import { isFromThisMachine } from '../platform/http/client.ts';
import { failureCode } from '../platform/process/failure.ts';
import { VERSION } from '../platform/process/version.ts';
import { readMeta } from '../platform/records/meta.ts';

/** The server's health, without personal data. Instants are ISO 8601; null: not yet. */
export interface HealthFacts {
  /** When retention last succeeded. */
  retention: string | null;
  mail: {
    /** Age of the oldest waiting email; null: there is none. */
    oldest_unsent_seconds: number | null;
    /** Number of emails that were given up (dead letters). */
    dead: number;
  };
}

const findOldestWaitingMail = (db: Kysely<Tables>) =>
  db
    .selectFrom('outbox')
    .select('created_at')
    .where('status', '=', 'waiting')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

/** Reads the health from the database. Rejects if the database does not respond. */
export const readHealth = async (db: Kysely<Tables>, now: Date): Promise<HealthFacts> => {
  const oldest = await findOldestWaitingMail(db);
  const { dead } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('dead'))
    .where('status', '=', 'dead')
    .executeTakeFirstOrThrow();
  const age = oldest && Math.floor((now.getTime() - Date.parse(oldest.created_at)) / 1000);
  return {
    mail: { oldest_unsent_seconds: age === undefined ? null : Math.max(0, age), dead: Number(dead) },
    retention: (await readMeta(db, 'retention')) ?? null,
  };
};

interface HealthDependencies extends UpkeepDependencies {
  unclaimed: { checkSpace: (client: string, bytes: number) => Promise<unknown> };
}

/**
 * Registers `/healthz`, which answers 200 if the database responds and its disk is writable, otherwise 503, and
 * includes the version only for this machine; and `/readyz`, which answers 200 if the database can be read. Both say
 * why not.
 */
export const registerHealth = (
  app: FastifyInstance,
  { readHealth, canStore, preparation, isReplaced, unclaimed }: HealthDependencies,
): void => {
  const findObstacle = () => {
    if (preparation()) return preparation();
    return isReplaced() ? 'the database file was deleted or replaced' : undefined;
  };

  app.get(calls.health, async (request, reply) => {
    const obstacle = findObstacle();
    if (obstacle) return reply.code(503).send({ status: 'unavailable', database: obstacle });
    try {
      const facts = {
        ...(isFromThisMachine(request) && { version: VERSION }),
        uploads: (await unclaimed.checkSpace('', 0)) ? 'refused' : 'taken',
        ...(await readHealth()),
      };
      if (await canStore()) return { status: 'ok', database: 'ok', ...facts };
      return await reply.code(503).send({ status: 'read-only', database: 'nothing can be stored', ...facts });
    } catch (error) {
      request.log.error({ code: failureCode(error) }, 'database does not answer');
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
  });

  app.get(calls.ready, async (request, reply) => {
    const obstacle = findObstacle();
    if (obstacle) return reply.code(503).send({ status: obstacle });
    try {
      await readHealth();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ code: failureCode(error) }, 'not ready: the database does not answer');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
};

/** Dependencies of the health checks. */
export interface UpkeepDependencies {
  /** Rejects if the database does not respond. */
  readHealth: () => Promise<HealthFacts>;
  /** Whether the disk can be written. */
  canStore: () => Promise<boolean>;
  /** What is still being done to the database before it can be used, if anything. */
  preparation: () => PreparationWork | undefined;
  /** Whether the database file was deleted or replaced by another one: nothing can be stored. */
  isReplaced: () => boolean;
}
