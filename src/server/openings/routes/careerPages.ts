import type { FastifyInstance, FastifyReply } from 'fastify';
import { openingPath, paths } from '../../../content/paths.ts';
import { parseJobId } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';
import { toListQuery } from '../../../contract/openingFilterQuery.ts';
import type { ClosedOpening, ErrorResponse } from '../../../contract/schemas.ts';
import { renderResponse, sendRendered } from '../../pages/renderResponse.ts';
import { sendBuiltPage } from '../../pages/sendPage.ts';
import { isStorageFailure } from '../../platform/database/storageFailure.ts';
import { readQuery, redirectToCanonical } from '../../platform/http/requestUrl.ts';
import {
  type CachedResponse,
  makeJsonResponse,
  sendResponse,
  makeTextResponse,
} from '../../platform/http/cachedResponse.ts';
import { clientKey } from '../../platform/http/client.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import { failureCode } from '../../platform/process/failure.ts';
import { requireOpening } from '../requireOpening.ts';
import type { OpeningDependencies } from '../dependencies.ts';
import { isUnpublished, type Opening } from '../queries/toOpening.ts';
import { toClosingDateCalendar } from '../text/closingDateCalendar.ts';
import { toClosedOpening, toDetail } from '../wire.ts';
import { makeListResponse, type ListDependencies, makeListSeed } from './listResponses.ts';

type CareerDependencies = Pick<
  OpeningDependencies,
  'loadRenderer' | 'site' | 'siteResponses' | 'pageSources'
> &
  ListDependencies;

/** Whether the openings are on another host: browsers fetch them from there, and ours are not public. */
const isOnOtherHost = ({ pageSources }: CareerDependencies): boolean => pageSources.careersHost !== '';
const PAGE_WITHOUT_DATA = { status: 200, seed: {} };

const PREVIEW_NOTE =
  '## Preview\n\nOnly people with this link can see this page. Applications open when the opening is published.\n\n## The opening';

/** Sends the preview of an opening, which is never cached or indexed; false for a wrong token. */
const sendPreview = async (
  reply: FastifyReply,
  dependencies: CareerDependencies,
  { id, token }: { id: number; token: string },
): Promise<boolean> => {
  const opening = await dependencies.openings.findPreview(id, token);
  if (!opening) return false;
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  const detail = toDetail(opening);
  const preview = { ...detail, description: `${PREVIEW_NOTE}\n\n${detail.description}` };
  await sendRendered(reply, dependencies, { status: 200, seed: { opening: preview, isPreview: true } });
  return true;
};

/** All unknown ids share one cached page, so that they cannot fill the cache. */
const makeNotFoundResponse = (dependencies: CareerDependencies, client: string): Promise<CachedResponse> =>
  dependencies.openingResponses.get('unknown page', () =>
    renderResponse(dependencies, { url: paths.careerDetails, status: 404, seed: { opening: null }, client }),
  );

const readClosed = async (
  { openingSearch }: Pick<ListDependencies, 'openingSearch'>,
  opening: Opening,
): Promise<ClosedOpening> =>
  toClosedOpening(opening, await openingSearch.findSimilar(opening, { isFilled: true }));

const renderOpening = async (
  dependencies: CareerDependencies,
  id: number,
  client: string,
): Promise<CachedResponse> => {
  const page = { url: openingPath(id), client };
  const opening = await dependencies.openings.find(id);
  if (!opening || isUnpublished(opening)) return makeNotFoundResponse(dependencies, client);
  if (opening.status === 'closed') {
    const closedOpening = await readClosed(dependencies, opening);
    return renderResponse(dependencies, {
      ...page,
      status: 410,
      seed: { opening: null, isClosed: true, closedOpening },
    });
  }
  const detail = toDetail(opening, await dependencies.openingSearch.findSimilar(opening));
  return renderResponse(dependencies, {
    ...page,
    status: 200,
    seed: { opening: detail, renderedAt: Date.now() },
  });
};

/** False only for an unknown id. If the database fails, it is true, so that a cached page can still be sent. */
const mayExist = async ({ openings }: CareerDependencies, id: number): Promise<boolean> => {
  try {
    return (await openings.find(id)) !== undefined;
  } catch (error) {
    if (!isStorageFailure(failureCode(error))) throw error;
    return true;
  }
};

/** Sends an opening's page: 404 for an unknown, unpublished or invalid id, 410 for a closed one. */
export const sendOpeningPage = async (
  reply: FastifyReply,
  dependencies: CareerDependencies,
  id: string,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-cache');
  const jobId = parseJobId(id);
  const client = clientKey(reply.request);
  if (jobId === undefined) return sendResponse(reply, await makeNotFoundResponse(dependencies, client));
  if (isOnOtherHost(dependencies)) return sendRendered(reply, dependencies, PAGE_WITHOUT_DATA);
  const response = (await mayExist(dependencies, jobId))
    ? await dependencies.openingResponses.get(`page ${jobId}`, () =>
        renderOpening(dependencies, jobId, client),
      )
    : await makeNotFoundResponse(dependencies, client);
  return sendResponse(reply, response);
};

/** The closing date of an opening as a calendar file. Refuses a closed opening, and one without the date. */
const makeCalendarResponse = (
  { openings, openingResponses }: CareerDependencies,
  id: number | undefined,
): Promise<CachedResponse> =>
  openingResponses.get(`calendar ${id}`, async () => {
    const opening = await requireOpening(openings, id);
    if (opening.closing_date === null) throw new Refusal(404, sentences.notFound);
    const headers = { 'content-disposition': `attachment; filename="closing-date-${opening.id}.ics"` };
    const head = { status: 200, type: 'text/calendar; charset=utf-8', headers };
    return makeTextResponse(head, toClosingDateCalendar(opening, opening.closing_date));
  });

/** The careers pages, rendered with their openings. */
export const registerCareerPages = (app: FastifyInstance, dependencies: CareerDependencies): void => {
  app.get(paths.careers, async (request, reply) => {
    if (isOnOtherHost(dependencies) || !(await dependencies.loadRenderer()))
      return sendBuiltPage(reply, dependencies, 'careers');
    const listQuery = toListQuery(readQuery(request));
    const url = paths.careers + (listQuery && `?${listQuery}`);
    const seed = async () => ({ ...(await makeListSeed(dependencies, listQuery)), renderedAt: Date.now() });
    const response = await dependencies.openingResponses.get(`careers ${listQuery}`, () =>
      renderResponse(dependencies, { url, status: 200, seed, client: clientKey(request) }),
    );
    return sendResponse(reply.header('cache-control', 'no-cache'), response);
  });

  if (!isOnOtherHost(dependencies))
    app.get<{ Params: { id: string } }>(`${paths.careerDetails}/closing_date.ics`, async (request, reply) => {
      const response = await makeCalendarResponse(dependencies, parseJobId(request.params.id));
      return sendResponse(reply.header('cache-control', 'no-cache'), response);
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
        !isOnOtherHost(dependencies) &&
        (await sendPreview(reply, dependencies, { id, token }));
      return isPreview ? reply : sendOpeningPage(reply, dependencies, request.params.id);
    },
  );
};

/** The body for a closed opening, which says what it was; undefined for any other error. */
const describeClosed = async (
  { openings, openingSearch }: ListDependencies,
  id: number | undefined,
  error: unknown,
): Promise<ErrorResponse | undefined> => {
  if (!(error instanceof Refusal) || error.status !== 410 || id === undefined) return undefined;
  const opening = await openings.find(id);
  return { ...error.body, ...(opening && { opening: await readClosed({ openingSearch }, opening) }) };
};

/** The calls of the careers list and of one opening. */
export const registerCareers = (app: FastifyInstance, dependencies: ListDependencies): void => {
  app.get(calls.careerList, async (request, reply) => {
    const response = await makeListResponse(dependencies, readQuery(request));
    return sendResponse(reply.header('cache-control', 'no-cache'), response);
  });

  app.get<{ Params: { id: string } }>(`${calls.careerDetail}/:id`, async (request, reply) => {
    const { openings, openingResponses, openingSearch } = dependencies;
    const id = parseJobId(request.params.id);
    try {
      const response = await openingResponses.get(`detail ${id}`, async () => {
        const opening = await requireOpening(openings, id);
        return makeJsonResponse(toDetail(opening, await openingSearch.findSimilar(opening)));
      });
      return sendResponse(reply.header('cache-control', 'no-cache'), response);
    } catch (error) {
      const closed = await describeClosed(dependencies, id, error);
      if (!closed) throw error;
      return reply.code(410).send(closed);
    }
  });
};
