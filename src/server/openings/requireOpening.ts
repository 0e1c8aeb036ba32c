import { texts } from '../../contract/texts.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import type { OpeningRepository } from './queries/openingRepository.ts';
import { isUnpublished, lateUntil, type Opening } from './queries/toOpening.ts';

/** Finds an opening that is open. Refuses an unknown or unpublished one with 404, a closed one with 410. */
export const requireOpening = async (
  openings: OpeningRepository,
  id: number | undefined,
  { isLate = false } = {},
): Promise<Opening> => {
  const opening = id === undefined ? undefined : await openings.find(id);
  if (!opening || isUnpublished(opening)) throw new Refusal(404, texts.jobNotFound);
  if (opening.status !== 'closed') return opening;
  const late = lateUntil(opening, new Date().toISOString());
  if (isLate && late !== undefined) return opening;
  throw new Refusal(410, sentences.closed, { closed: true, ...(late !== undefined && { late_until: late }) });
};

/** Finds an opening that takes applications: it is open, or was closed within the last hour. */
export const requireAcceptingOpening = (
  openings: OpeningRepository,
  id: number | undefined,
): Promise<Opening> => requireOpening(openings, id, { isLate: true });
