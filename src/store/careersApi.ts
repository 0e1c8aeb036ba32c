import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { findOpenings } from '../content/findOpenings.ts';
import { calls } from '../contract/calls.ts';
import type { FoundOpenings } from '../contract/foundOpenings.ts';
import type { PageSeed } from '../contract/renderer.ts';
import type { OpeningList, Receipt } from '../contract/schemas.ts';
import { logLines } from '../contract/texts.ts';
import { api } from './api.ts';
import { logged, NOT_AN_ANSWER, type OpeningAnswer, type ReceiptAnswer } from './careersAnswers.ts';
import { toFoundOpenings, toOpeningDetail, toOpeningList, parseReceipt } from './checkAnswers.ts';
import { deliverySlice } from './deliverySlice.ts';
import { injectApi } from './injectApi.ts';
import { readJson } from './readJson.ts';
import { seedEntries, type SeedIds } from './seedEntries.ts';
import type { AppStore, StoreExtra } from './store.ts';
import { uploadSlice } from './uploadSlice.ts';
import { urlOf } from './urlOf.ts';

export type { OpeningAnswer, ReceiptAnswer };

const careersUrl = (extra: unknown, path: string): string => {
  const settings = extra as StoreExtra;
  return urlOf(settings.careersHost, path, settings);
};

const isKnown =
  (...statuses: number[]) =>
  ({ status }: Response) =>
    status === 200 || statuses.includes(status);

/** The reading career calls and the receipt, injected with the careers chunk (docs/requirements.md, CALL-1, CALL-2). */
export const careersApi = api.injectEndpoints({
  endpoints: (build) => ({
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- how RTK Query spells 'takes no argument'
    careerList: build.query<OpeningList, void>({
      queryFn: async (_, { extra }, _options, baseQuery) => {
        const url = careersUrl(extra, calls.careerList);
        const answer = await baseQuery({ url, responseHandler: readJson });
        if (answer.error) return { error: answer.error as FetchBaseQueryError };
        const openings = toOpeningList(answer.data);
        return openings ? { data: openings } : { error: NOT_AN_ANSWER };
      },
      onQueryStarted: (_, { queryFulfilled }) => logged(queryFulfilled, logLines.fetchFailed),
    }),
    /** One page of the list: our own server finds it; of another one the whole list is asked for, and searched here. */
    careerSearch: build.query<FoundOpenings, string>({
      queryFn: async (asked, { extra }, _options, baseQuery) => {
        const isForeign = (extra as StoreExtra).careersHost !== '';
        const path = isForeign ? calls.careerList : calls.careerSearch + (asked && `?${asked}`);
        const answer = await baseQuery({ url: careersUrl(extra, path), responseHandler: readJson });
        if (answer.error) return { error: answer.error as FetchBaseQueryError };
        if (!isForeign) {
          const found = toFoundOpenings(answer.data);
          return found ? { data: found } : { error: NOT_AN_ANSWER };
        }
        const openings = toOpeningList(answer.data);
        return openings ? { data: findOpenings(openings, asked) } : { error: NOT_AN_ANSWER };
      },
      onQueryStarted: (_, { queryFulfilled }) => logged(queryFulfilled, logLines.fetchFailed),
    }),
    careerDetail: build.query<OpeningAnswer, number>({
      queryFn: async (id, { extra }, _options, baseQuery) => {
        const url = careersUrl(extra, `${calls.careerDetail}/${id}`);
        const answer = await baseQuery({ url, validateStatus: isKnown(404, 410), responseHandler: readJson });
        if (answer.error) return { error: answer.error as FetchBaseQueryError };
        const { status } = (answer.meta as { response: Response }).response;
        if (status !== 200) {
          // An answer to us, and a status that is not ok all the same (LOG-2).
          console.error(logLines.fetchFailed);
          return { data: { kind: status === 410 ? 'closed' : 'notFound' } };
        }
        const opening = toOpeningDetail(answer.data);
        if (opening === undefined) return { error: NOT_AN_ANSWER };
        return { data: opening ? { kind: 'open', opening } : { kind: 'notFound' } };
      },
      onQueryStarted: (_, { queryFulfilled }) => logged(queryFulfilled, logLines.fetchFailed),
    }),
    receipt: build.query<ReceiptAnswer, string>({
      queryFn: async (reference, { extra }, _options, baseQuery) => {
        const url = careersUrl(extra, `${calls.receipt}/${encodeURIComponent(reference)}`);
        const headers = { accept: 'application/json' };
        const validateStatus = isKnown(404);
        const answer = await baseQuery({ url, headers, validateStatus, responseHandler: readJson });
        if (answer.error) return { error: answer.error as FetchBaseQueryError };
        const { status } = (answer.meta as { response: Response }).response;
        if (status === 404) return { data: { kind: 'notFound' } };
        const receipt = parseReceipt(answer.data);
        return receipt ? { data: { kind: 'found', receipt } } : { error: NOT_AN_ANSWER };
      },
      onQueryStarted: (_, { queryFulfilled }) => logged(queryFulfilled, logLines.fetchFailed),
    }),
  }),
});

export const { useCareerListQuery, useCareerSearchQuery, useCareerDetailQuery, useReceiptQuery } = careersApi;

/** Puts a receipt into the cache, so that its page need not ask for it. */
export const receiptKnown = (receipt: Receipt) =>
  careersApi.util.upsertQueryEntries([
    { endpointName: 'receipt', arg: receipt.reference, value: { kind: 'found', receipt } },
  ]);

/** Adds the careers part to a store and fills it with what the page was rendered from, if anything. */
export const prepareCareers = (store: AppStore, seed: PageSeed, ids: SeedIds): void => {
  injectApi(store);
  for (const part of [uploadSlice, deliverySlice]) store.inject(part);
  const entries = seedEntries(seed, ids);
  if (entries.length > 0) store.dispatch(careersApi.util.upsertQueryEntries(entries));
};
