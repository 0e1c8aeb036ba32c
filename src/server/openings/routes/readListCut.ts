import { parseJobId } from '../../../content/resolvePath.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';

/** Which part of the list is wanted: at most so many, after the opening of this id or after so many. */
export interface ListCut {
  limit?: number;
  after?: number;
  offset?: number;
}

const MOST = 1000;

/** The number of a parameter that is given once; undefined where it is left out or empty. Refuses anything else. */
const numberOf = (params: URLSearchParams, name: keyof ListCut, sentence: string): number | undefined => {
  const given = params.getAll(name).filter((value) => value !== '');
  if (given.length === 0) return undefined;
  const number = given.length === 1 ? parseJobId(given[0] ?? '') : undefined;
  if (!number) throw new Refusal(400, sentence);
  return number;
};

/** Reads `limit`, `after` and `offset`. Refuses with 400 what is out of range (docs/requirements.md, LIST-4). */
export const readListCut = (query: string): ListCut => {
  const params = new URLSearchParams(query);
  const limit = numberOf(params, 'limit', sentences.badLimit);
  const after = numberOf(params, 'after', sentences.badAfter);
  const offset = numberOf(params, 'offset', sentences.badOffset);
  if (limit !== undefined && limit > MOST) throw new Refusal(400, sentences.badLimit);
  return {
    ...(limit !== undefined && { limit }),
    ...(after !== undefined && { after }),
    ...(offset !== undefined && { offset }),
  };
};
