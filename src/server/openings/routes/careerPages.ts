import type { FastifyInstance, FastifyReply } from 'fastify';
import { openingPath, paths } from '../../../content/paths.ts';
import { parseJobId } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';
import { toListQuery } from '../../../contract/openingFilterQuery.ts';
import { renderAnswer, sendRendered } from '../../pages/renderAnswer.ts';
import { sendBuiltPage } from '../../pages/sendPage.ts';
import { isStorageFailure } from '../../platform/database/storageFailure.ts';
import { queryIn, redirectToCanonical } from '../../platform/http/address.ts';
import { type Answer, jsonAnswer, sendAnswer, textAnswer } from '../../platform/http/answer.ts';
import { clientKey } from '../../platform/http/client.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import { failureCode } from '../../platform/process/failure.ts';
import { openOpening } from '../openOpening.ts';
import type { OpeningParts } from '../parts.ts';
import { isUnpublished } from '../queries/toOpening.ts';
import { closingDateCalendar } from '../text/closingDateCalendar.ts';
import { toDetail } from '../wire.ts';
import { listAnswer, type ListParts, listSeeds } from './listAnswers.ts';

type CareerParts = Pick<OpeningParts, 'loadRenderer' | 'site' | 'siteAnswers' | 'pageSources'> & ListParts;

/** Another host has the openings: the browser fetches them there, and ours are not public (SET-2). */
const isOnOtherHost = ({ pageSources }: CareerParts): boolean => pageSources.careersHost !== '';
const NO_SEED = { status: 200, seed: {} };

const PREVIEW_NOTE =
  '## Preview\n\nOnly people who were given this address see this page. Applications are taken once the opening is published.\n\n## The opening';

/** The preview of an opening, which is never cached or indexed; false for a wrong token (docs/requirements.md, STAFF-9). */
const sendPreview = async (
  reply: FastifyReply,
  parts: CareerParts,
  { id, token }: { id: number; token: string },
): Promise<boolean> => {
  const opening = await parts.openings.findPreview(id, token);
  if (!opening) return false;
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  const detail = toDetail(opening);
  const preview = { ...detail, description: `${PREVIEW_NOTE}\n\n${detail.description}` };
  await sendRendered(reply, parts, { status: 200, seed: { opening: preview, isPreview: true } });
  return true;
};

/** One cached page for all unknown ids, so that they cannot fill the cache. */
const notFoundAnswer = (parts: CareerParts, client: string): Promise<Answer> =>
  parts.openingAnswers.get('unknown page', () =>
    renderAnswer(parts, { url: paths.careerDetails, status: 404, seed: { opening: null }, client }),
  );

const renderOpening = async (parts: CareerParts, id: number, client: string): Promise<Answer> => {
  const page = { url: openingPath(id), client };
  const opening = await parts.openings.find(id);
  if (!opening || isUnpublished(opening)) return notFoundAnswer(parts, client);
  if (opening.status === 'closed')
    return renderAnswer(parts, { ...page, status: 410, seed: { opening: null, isClosed: true } });
  const detail = toDetail(opening, await parts.openings.similarTo(opening));
  return renderAnswer(parts, { ...page, status: 200, seed: { opening: detail, renderedAt: Date.now() } });
};

/** False only for an unknown id: if the database fails, the cached page is still sent. */
const isPossibleId = async ({ openings }: CareerParts, id: number): Promise<boolean> => {
  try {
    return (await openings.find(id)) !== undefined;
  } catch (error) {
    if (!isStorageFailure(failureCode(error))) throw error;
    return true;
  }
};

/** An opening's page: 404 for an unknown, unpublished or invalid id, 410 for a closed one (docs/requirements.md, CALL-2, ROUTE-5). */
export const sendOpeningPage = async (
  reply: FastifyReply,
  parts: CareerParts,
  id: string,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-cache');
  const number = parseJobId(id);
  const client = clientKey(reply.request);
  if (number === undefined) return sendAnswer(reply, await notFoundAnswer(parts, client));
  if (isOnOtherHost(parts)) return sendRendered(reply, parts, NO_SEED);
  const answer = (await isPossibleId(parts, number))
    ? await parts.openingAnswers.get(`page ${number}`, () => renderOpening(parts, number, client))
    : await notFoundAnswer(parts, client);
  return sendAnswer(reply, answer);
};

/** The closing date of an open opening as a calendar file. Refuses an opening without one (JOB-7). */
const calendarAnswer = ({ openings, openingAnswers }: CareerParts, id: number | undefined): Promise<Answer> =>
  openingAnswers.get(`calendar ${id}`, async () => {
    const opening = await openOpening(openings, id);
    if (opening.closing_date === null) throw new Refusal(404, sentences.notFound);
    const headers = { 'content-disposition': `attachment; filename="closing-date-${opening.id}.ics"` };
    const head = { status: 200, type: 'text/calendar; charset=utf-8', headers };
    return textAnswer(head, closingDateCalendar(opening, opening.closing_date));
  });

/** The careers pages, rendered with the openings in them (docs/requirements.md, JOB-1). */
export const registerCareerPages = (app: FastifyInstance, parts: CareerParts): void => {
  app.get(paths.careers, async (request, reply) => {
    if (isOnOtherHost(parts) || !(await parts.loadRenderer())) return sendBuiltPage(reply, parts, 'careers');
    const listQuery = toListQuery(queryIn(request));
    const url = paths.careers + (listQuery && `?${listQuery}`);
    const seed = async () => ({ ...(await listSeeds(parts, listQuery)), renderedAt: Date.now() });
    const answer = await parts.openingAnswers.get(`careers ${listQuery}`, () =>
      renderAnswer(parts, { url, status: 200, seed, client: clientKey(request) }),
    );
    return sendAnswer(reply.header('cache-control', 'no-cache'), answer);
  });

  if (!isOnOtherHost(parts))
    app.get<{ Params: { id: string } }>(`${paths.careerDetails}/closing_date.ics`, async (request, reply) => {
      const answer = await calendarAnswer(parts, parseJobId(request.params.id));
      return sendAnswer(reply.header('cache-control', 'no-cache'), answer);
    });

  app.get<{ Params: { id: string }; Querystring: { preview?: unknown } }>(
    paths.careerDetails,
    async (request, reply) => {
      if (await redirectToCanonical(request, reply)) return reply;
      const id = parseJobId(request.params.id);
      const { preview: token } = request.query;
      const isPreview =
        id !== undefined &&
        typeof token === 'string' &&
        !isOnOtherHost(parts) &&
        (await sendPreview(reply, parts, { id, token }));
      return isPreview ? reply : sendOpeningPage(reply, parts, request.params.id);
    },
  );
};

/** The calls of the careers list and of one opening (docs/requirements.md, CALL-1, CALL-2, LIST-4). */
export const registerCareers = (app: FastifyInstance, parts: ListParts): void => {
  const { openings, openingAnswers } = parts;
  app.get(calls.careerList, async (request, reply) => {
    const answer = await listAnswer(parts, queryIn(request));
    return sendAnswer(reply.header('cache-control', 'no-cache'), answer);
  });

  app.get<{ Params: { id: string } }>(`${calls.careerDetail}/:id`, async (request, reply) => {
    const id = parseJobId(request.params.id);
    const answer = await openingAnswers.get(`detail ${id}`, async () => {
      const opening = await openOpening(openings, id);
      return jsonAnswer(toDetail(opening, await openings.similarTo(opening)));
    });
    return sendAnswer(reply.header('cache-control', 'no-cache'), answer);
  });
};
