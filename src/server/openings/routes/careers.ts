import type { FastifyInstance } from 'fastify';
import { parseJobId } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';
import { sendKept } from '../../platform/http/kept/sendKept.ts';
import type { OpeningParts } from '../parts.ts';
import { detailAnswer, listAnswer } from './openingAnswers.ts';

interface ListQuery {
  limit?: string | string[];
}

/**
 * The list of open openings, newest first, and one opening (docs/requirements.md, CALL-1, CALL-2). A `limit` that is
 * no whole number from 1, and every other query parameter, is ignored: links carry all sorts of them.
 */
export const registerCareers = (
  app: FastifyInstance,
  parts: Pick<OpeningParts, 'openings' | 'openingAnswers'>,
): void => {
  app.get(calls.careerList, async (request, reply) => {
    const { limit } = request.query as ListQuery;
    return sendKept(
      reply.header('cache-control', 'no-cache'),
      await listAnswer(parts, parseJobId(String(limit))),
    );
  });

  app.get(`${calls.careerDetail}/:id`, async (request, reply) => {
    const { id } = request.params as { id: string };
    return sendKept(reply.header('cache-control', 'no-cache'), await detailAnswer(parts, parseJobId(id)));
  });
};
