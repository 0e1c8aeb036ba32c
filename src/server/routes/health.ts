import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls.ts';
import type { Parts } from '../parts.ts';

/** `{status: 'ok'}` once the database has answered a question; 503 when it does not. */
export const registerHealth = (
  app: FastifyInstance,
  { checkDatabase }: Pick<Parts, 'checkDatabase'>,
): void => {
  app.get(calls.health, async (request, reply) => {
    try {
      await checkDatabase();
    } catch (error) {
      request.log.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'database does not answer',
      );
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
    return { status: 'ok', database: 'ok' };
  });
};
