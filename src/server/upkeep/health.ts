import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { isOwnMachine } from '../platform/http/client.ts';
import { failureCode } from '../platform/process/failureLine.ts';
import { VERSION } from '../platform/process/version.ts';
import type { UpkeepParts } from './parts.ts';

interface HealthParts extends Pick<UpkeepParts, 'readHealth' | 'canStore'> {
  unclaimed: { refusalOf: (client: string, bytes: number) => Promise<unknown> };
}

/**
 * `/healthz`: 200 while the database answers and its disk can be written, else 503; the version only on the machine
 * itself. `/readyz`: 200 while the database can be read, so that visitors are answered.
 */
export const registerHealth = (
  app: FastifyInstance,
  { readHealth, canStore, unclaimed }: HealthParts,
): void => {
  app.get(calls.health, async (request, reply) => {
    try {
      const facts = {
        ...(isOwnMachine(request) && { version: VERSION }),
        uploads: (await unclaimed.refusalOf('', 0)) ? 'refused' : 'taken',
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
    try {
      await readHealth();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ code: failureCode(error) }, 'not ready: the database does not answer');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
};
