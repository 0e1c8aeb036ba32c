import { DEFAULT_LIST_LIMIT } from '../contract/constants.ts';
import type { ListSeed, PageSeed } from '../contract/renderer.ts';
import { api, dataSeeded } from './api.ts';
import { careersApi, type OpeningResult, type OpeningsResult, type ReceiptResult } from './careersApi.ts';
import { parseClosedOpening, parseReceipt, parseOpening, parseOpenings } from './checkResponses.ts';
import type { AppStore } from './store.ts';

interface SeedIds {
  jobId?: number;
  reference?: string;
}

const toListResult = (seed: ListSeed): OpeningsResult | undefined => {
  const openings = parseOpenings(seed.openings);
  return openings && { ...seed, openings, hasAlerts: seed.hasAlerts === true };
};

const toOpeningResult = ({ opening, isClosed, closedOpening }: PageSeed): OpeningResult | undefined => {
  if (opening === null)
    return isClosed ? { kind: 'closed', opening: parseClosedOpening(closedOpening) } : { kind: 'notFound' };
  const detail = parseOpening(opening);
  return detail ? { kind: 'open', opening: detail } : undefined;
};

const toReceiptResult = (seed: unknown): ReceiptResult | undefined => {
  const receipt = parseReceipt(seed);
  if (receipt) return { kind: 'found', receipt };
  return seed === null ? { kind: 'notFound' } : undefined;
};

type Entries = Parameters<typeof careersApi.util.upsertQueryEntries>[0];

/**
 * Puts the page's seed into the cache, with the time at which the page was rendered, so that data older than the cache's
 * lifetime is fetched again. Data of the wrong shape is ignored.
 */
export const seedStore = (store: AppStore, seed: PageSeed, { jobId, reference }: SeedIds): void => {
  const { renderedAt = Date.now(), list, part, opening, receipt } = seed;
  const upsert = (entry: Entries[number], fulfilledTimeStamp = renderedAt) => {
    const state = api.reducer(undefined, careersApi.util.upsertQueryEntries([entry]));
    const queries = Object.entries(state.queries).map(([key, query]) => [
      key,
      { ...query, fulfilledTimeStamp },
    ]);
    store.dispatch(dataSeeded({ ...state, queries: Object.fromEntries(queries) as typeof state.queries }));
  };

  const listResult = list && toListResult(list);
  if (listResult) {
    // A list that was shortened for the page is fetched in full at once.
    const isShortened =
      listResult.openings.length < listResult.total && listResult.total <= DEFAULT_LIST_LIMIT;
    upsert({ endpointName: 'careerList', arg: undefined, value: listResult }, isShortened ? 0 : renderedAt);
  }
  const partResult = part && toListResult(part);
  if (partResult) upsert({ endpointName: 'careerList', arg: part.query, value: partResult });
  const detail = opening === undefined ? undefined : toOpeningResult(seed);
  if (detail && jobId !== undefined) upsert({ endpointName: 'careerDetail', arg: jobId, value: detail });
  const receiptResult = receipt === undefined ? undefined : toReceiptResult(receipt);
  if (receiptResult && reference !== undefined)
    upsert({ endpointName: 'receipt', arg: reference, value: receiptResult });
};
