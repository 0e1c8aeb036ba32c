import type { FastifyInstance } from 'fastify';
import { parseJobId } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';
import { queryIn } from '../../platform/http/address.ts';
import { sendAnswer } from '../../platform/http/answer.ts';
import { listAnswer, type ListParts } from './listAnswers.ts';
import { detailAnswer } from './openingAnswers.ts';
import { readListCut } from './readListCut.ts';

/** The list of open openings, and one opening (docs/requirements.md, CALL-1, CALL-2, LIST-4). */
export const registerCareers = (app: FastifyInstance, parts: ListParts): void => {
  app.get(calls.careerList, async (request, reply) => {
    const query = queryIn(request);
    const cut = readListCut(query);
    return sendAnswer(reply.header('cache-control', 'no-cache'), await listAnswer(parts, query, cut));
  });

  app.get(`${calls.careerDetail}/:id`, async (request, reply) => {
    const { id } = request.params as { id: string };
    return sendAnswer(reply.header('cache-control', 'no-cache'), await detailAnswer(parts, parseJobId(id)));
  });
};
