import { writeFilters } from '../../../contract/openingFilterQuery.ts';
import type { AnswerStore } from '../../platform/http/kept/answerStore.ts';
import type { OpeningSearch } from './openingSearch.ts';

/** Where answers about openings are kept. Of filters there are many, of words any number: neither pushes out the rest. */
export interface OpeningStores {
  openingAnswers: AnswerStore;
  filterAnswers: AnswerStore;
  wordAnswers: AnswerStore;
}

/** The store for what is asked: what has words, or says in other words what has an address already, stands apart. */
export const storeFor = async (
  { openingAnswers, filterAnswers, wordAnswers }: OpeningStores,
  { read }: Pick<OpeningSearch, 'read'>,
  asked: string,
): Promise<AnswerStore> => {
  if (asked === '') return openingAnswers;
  const { filters } = await read(asked);
  return filters.q === '' && writeFilters(filters) === asked ? filterAnswers : wordAnswers;
};
