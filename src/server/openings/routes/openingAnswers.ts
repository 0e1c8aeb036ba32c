import type { FastifyReply } from 'fastify';
import { openingPath, paths } from '../../../content/paths.ts';
import { parseJobId } from '../../../content/resolvePath.ts';
import { listQueryOf } from '../../../contract/openingFilterQuery.ts';
import { renderAnswer, sendRendered } from '../../pages/renderAnswer.ts';
import { isDiskTrouble } from '../../platform/database/diskTrouble.ts';
import { type Answer, jsonAnswer, textAnswer } from '../../platform/http/answer.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import { failureCode } from '../../platform/process/failure.ts';
import { isUnpublished, openOpening } from '../openOpening.ts';
import type { OpeningParts } from '../parts.ts';
import type { Opening } from '../queries/toOpening.ts';
import { closingDateCalendar } from '../text/closingDateCalendar.ts';
import { toDetail } from '../wire.ts';
import { type ListParts, listSeeds } from './listAnswers.ts';

type PreviewParts = Pick<OpeningParts, 'openings' | 'loadRenderer' | 'pageSources'>;

const MARK =
  '## Preview\n\nOnly people who were given this address see this page. Applications are taken once the opening is published.\n\n## The opening';

/** The page as it will be, marked so that nobody takes it for a published one. */
const toPreview = (opening: Opening) => {
  const detail = toDetail(opening);
  return { ...detail, description: `${MARK}\n\n${detail.description}` };
};

/**
 * Sends the preview of an opening to whoever was given its link: kept by no cache and found by no search engine. False
 * unless the token is the opening's own (docs/requirements.md, STAFF-9).
 */
export const sendPreview = async (
  reply: FastifyReply,
  parts: PreviewParts,
  { id, token }: { id: string; token: string },
): Promise<boolean> => {
  const number = parseJobId(id);
  const opening = number === undefined ? undefined : await parts.openings.findPreview(number, token);
  if (!opening) return false;
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  await sendRendered(reply, parts, { status: 200, seed: { opening: toPreview(opening), isPreview: true } });
  return true;
};

type AnswerParts = Pick<OpeningParts, 'openings' | 'loadRenderer' | 'pageSources' | 'openingAnswers'>;
type ListPageParts = AnswerParts & ListParts;
type CallParts = Pick<OpeningParts, 'openings' | 'openingAnswers'>;

/** The detail call's answer. Refuses what is unknown or closed (docs/requirements.md, CALL-2). */
export const detailAnswer = (
  { openings, openingAnswers }: CallParts,
  id: number | undefined,
): Promise<Answer> =>
  openingAnswers.get(`detail ${id}`, async () => {
    const opening = await openOpening(openings, id);
    return jsonAnswer(toDetail(opening, await openings.similarTo(opening)));
  });

/** The closing date of an open opening for a calendar; refuses one that has none (JOB-7). */
export const calendarAnswer = (
  { openings, openingAnswers }: CallParts,
  id: number | undefined,
): Promise<Answer> =>
  openingAnswers.get(`calendar ${id}`, async () => {
    const opening = await openOpening(openings, id);
    if (opening.closing_date === null) throw new Refusal(404, sentences.notFound);
    return textAnswer(
      {
        status: 200,
        type: 'text/calendar; charset=utf-8',
        headers: { 'content-disposition': `attachment; filename="closing-date-${opening.id}.ics"` },
      },
      closingDateCalendar(opening, opening.closing_date),
    );
  });

/** The careers page with those openings in it that its address asks for. */
export const careersAnswer = async (parts: ListPageParts, query: string, client: string): Promise<Answer> => {
  const listQuery = listQueryOf(query);
  const url = paths.careers + (listQuery && `?${listQuery}`);
  const seed = async () => ({ ...(await listSeeds(parts, listQuery)), renderedAt: Date.now() });
  return parts.openingAnswers.get(`careers ${listQuery}`, () =>
    renderAnswer(parts, { url, status: 200, seed, client }),
  );
};

/** What all addresses of no opening are answered with: one page, however many of them are tried. */
const unknownAnswer = (parts: AnswerParts, client: string): Promise<Answer> =>
  parts.openingAnswers.get('page of none', () =>
    renderAnswer(parts, { url: paths.careerDetails, status: 404, seed: { opening: null }, client }),
  );

const renderOpening = async (parts: AnswerParts, id: number, client: string): Promise<Answer> => {
  const url = openingPath(id);
  const opening = await parts.openings.find(id);
  if (!opening || isUnpublished(opening)) return unknownAnswer(parts, client);
  return opening.status === 'closed'
    ? renderAnswer(parts, { url, status: 410, seed: { opening: null, isClosed: true }, client })
    : renderAnswer(parts, {
        url,
        status: 200,
        seed: {
          opening: toDetail(opening, await parts.openings.similarTo(opening)),
          renderedAt: Date.now(),
        },
        client,
      });
};

/** An opening's page: 404 for an id that is unknown, unpublished or no number, 410 for a closed one (docs/requirements.md, CALL-2, ROUTE-5). */
export const openingAnswer = async (
  parts: AnswerParts,
  id: number | undefined,
  client: string,
): Promise<Answer> => {
  if (id === undefined) return unknownAnswer(parts, client);
  const answer = () => parts.openingAnswers.get(`page ${id}`, () => renderOpening(parts, id, client));
  try {
    if (!(await parts.openings.find(id))) return await unknownAnswer(parts, client);
  } catch (error) {
    // The store has the last good one, or fails alike.
    if (!isDiskTrouble(failureCode(error))) throw error;
  }
  return answer();
};
