import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls.ts';
import { failureCode } from '../../platform/process/failureLine.ts';
import type { UpkeepParts } from '../parts.ts';

/**
 * 200 while visitors can be answered: the database can be read, whether or not anything can be stored, which is the
 * business of `/healthz`. A proxy or a supervisor of containers asks here (docs/requirements.md, OPS-23).
 */
export const registerReady = (
  app: FastifyInstance,
  { readHealth }: Pick<UpkeepParts, 'readHealth'>,
): void => {
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
