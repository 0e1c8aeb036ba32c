import { askedQuery } from '../../../contract/openingFilterQuery.ts';
import { openingPath, paths } from '../../../content/paths.ts';
import { isDiskTrouble } from '../../platform/database/diskTrouble.ts';
import { failureCode } from '../../platform/process/failureLine.ts';
import { renderAnswer } from '../../pages/renderAnswer.ts';
import { jsonAnswer, textAnswer, type Answer } from '../../platform/http/answer.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { OpeningParts } from '../parts.ts';
import { isUnpublished, openOpening } from '../rules/openOpening.ts';
import { closingDateCalendar } from '../text/closingDateCalendar.ts';
import { toDetail } from '../wire.ts';
import { listSeeds, type ListParts } from './listAnswers.ts';

type AnswerParts = Pick<OpeningParts, 'openings' | 'loadRenderer' | 'pageSources' | 'openingAnswers'>;
export type ListPageParts = AnswerParts & ListParts;
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
  const asked = askedQuery(query);
  const url = paths.careers + (asked && `?${asked}`);
  const seed = async () => ({ ...(await listSeeds(parts, asked)), renderedAt: Date.now() });
  return parts.openingAnswers.get(`careers ${asked}`, () =>
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
