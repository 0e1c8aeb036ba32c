import { texts } from '../../contract/texts.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import type { OpeningRepository } from './queries/openingRepository.ts';
import { isUnpublished, type Opening } from './queries/toOpening.ts';

/** Finds an opening that accepts applications. Refuses an unknown or unpublished one with 404, a closed one with 410. */
export const requireOpening = async (
  openings: OpeningRepository,
  id: number | undefined,
): Promise<Opening> => {
  const opening = id === undefined ? undefined : await openings.find(id);
  if (!opening || isUnpublished(opening)) throw new Refusal(404, texts.jobNotFound);
  if (opening.status === 'closed') throw new Refusal(410, sentences.closed, { closed: true });
  return opening;
};
