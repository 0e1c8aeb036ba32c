import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '../../../content/paths.ts';
import { parseJobId } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';
import { sendRendered } from '../../pages/renderAnswer.ts';
import { pageFile, sendPage } from '../../pages/sendPage.ts';
import { queryIn, redirected } from '../../platform/http/address.ts';
import { sendAnswer } from '../../platform/http/answer.ts';
import { clientOf } from '../../platform/http/client.ts';
import type { OpeningParts } from '../parts.ts';
import { listAnswer, type ListParts, readListCut } from './listAnswers.ts';
import { calendarAnswer, careersAnswer, detailAnswer, openingAnswer, sendPreview } from './openingAnswers.ts';

type CareerParts = Pick<OpeningParts, 'loadRenderer' | 'site' | 'siteAnswers' | 'pageSources'> & ListParts;

/** Another host has the openings: the page asks it in the browser, and nothing of our database shows (SET-2). */
const isElsewhere = ({ pageSources }: CareerParts): boolean => pageSources.careersHost !== '';
const UNSEEDED = { status: 200, seed: {} };

/** An opening's page: 404 for an id that is unknown, unpublished or no number, 410 for a closed one (docs/requirements.md, CALL-2, ROUTE-5). */
export const sendOpeningPage = async (
  reply: FastifyReply,
  parts: CareerParts,
  id: string,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-cache');
  const number = parseJobId(id);
  if (number !== undefined && isElsewhere(parts)) return sendRendered(reply, parts, UNSEEDED);
  return sendAnswer(reply, await openingAnswer(parts, number, clientOf(reply.request)));
};

/** The careers pages, rendered with the openings in them (docs/requirements.md, JOB-1). */
export const registerCareerPages = (app: FastifyInstance, parts: CareerParts): void => {
  app.get(paths.careers, async (request, reply) => {
    // Without a renderer the built page is next best: it asks for the openings in the browser.
    const isDrawn = !isElsewhere(parts) && (await parts.loadRenderer()) !== undefined;
    if (!isDrawn && (await sendPage(reply, parts, { file: pageFile('careers') }))) return reply;
    reply.header('cache-control', 'no-cache');
    if (isElsewhere(parts)) return sendRendered(reply, parts, UNSEEDED);
    return sendAnswer(reply, await careersAnswer(parts, queryIn(request), clientOf(request)));
  });

  // Where another host has the openings, ours are nobody's to look at.
  if (!isElsewhere(parts))
    app.get<{ Params: { id: string } }>(`${paths.careerDetails}/closing_date.ics`, async (request, reply) => {
      const answer = await calendarAnswer(parts, parseJobId(request.params.id));
      return sendAnswer(reply.header('cache-control', 'no-cache'), answer);
    });

  app.get<{ Params: { id: string }; Querystring: { preview?: unknown } }>(
    paths.careerDetails,
    async (request, reply) => {
      if (await redirected(request, reply)) return reply;
      const { id } = request.params;
      const { preview } = request.query;
      const isPreview =
        typeof preview === 'string' &&
        !isElsewhere(parts) &&
        (await sendPreview(reply, parts, { id, token: preview }));
      return isPreview ? reply : sendOpeningPage(reply, parts, id);
    },
  );
};

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
