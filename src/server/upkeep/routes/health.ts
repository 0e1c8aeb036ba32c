import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls.ts';
import { isOwnMachine } from '../../platform/http/client.ts';
import { failureCode } from '../../platform/process/failureLine.ts';
import { VERSION } from '../../platform/process/version.ts';
import type { UpkeepParts } from '../parts.ts';

/**
 * `{status: 'ok', …}` with how old the oldest waiting mail is and when the server last looked after itself, once the
 * database has answered; 503 when it does not, or when its disk takes nothing, and for no other cause
 * (docs/requirements.md, OPS-6). The version is for whoever asks on the machine itself (OPS-17).
 */
export const registerHealth = (
  app: FastifyInstance,
  {
    readHealth,
    canStore,
    unclaimed,
  }: Pick<UpkeepParts, 'readHealth' | 'canStore'> & {
    unclaimed: { refusalOf: (client: string, bytes: number) => Promise<unknown> };
  },
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
      request.log.error(
        { name: error instanceof Error ? error.name : 'unknown', code: failureCode(error) },
        'database does not answer',
      );
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
  });
};
