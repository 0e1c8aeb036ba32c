import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls.ts';
import type { Parts } from '../parts.ts';

/**
 * `{status: 'ok', …}` with how old the oldest waiting mail is and when the server last looked after itself, once the
 * database has answered; 503 when it does not, and for no other cause (docs/requirements.md, OPS-6).
 */
export const registerHealth = (app: FastifyInstance, { readHealth }: Pick<Parts, 'readHealth'>): void => {
  app.get(calls.health, async (request, reply) => {
    try {
      const facts = await readHealth();
      return { status: 'ok', database: 'ok', ...facts };
    } catch (error) {
      request.log.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'database does not answer',
      );
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
  });
};
