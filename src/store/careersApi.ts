import { calls } from '../contract/calls.ts';
import type { IgnoredValue, OpeningValues } from '../contract/openingFilters.ts';
import type { ClosedOpening, OpeningDetail, OpeningList, Receipt } from '../contract/schemas.ts';
import { logLines } from '../contract/texts.ts';
import { ALERTS_HEADER, FILTERS_HEADER, IGNORED_HEADER, TOTAL_HEADER } from '../contract/listHeaders.ts';
import { isRecord } from '../lib/isRecord.ts';
import { api } from './api.ts';
import {
  parseClosedOpening,
  parseLateUntil,
  parseReceipt,
  parseOpening,
  parseOpenings,
} from './checkResponses.ts';

/** The response of `career.php`. */
export interface OpeningsResult {
  openings: OpeningList;
  /** The total number of matches; larger than `openings.length` if the server sent only a part of the list. */
  total: number;
  /** Job alerts are available. */
  hasAlerts: boolean;
  /** For an argument: the filters that the server has read, as a query, and the values that it ignored. */
  foundQuery?: string;
  ignored?: readonly IgnoredValue[];
  /** The values that filters offer, if `openings` is not the complete list. */
  values?: OpeningValues;
}
/** The valid results for an opening's page. Any other response is an error. */
export type OpeningResult =
  | { kind: 'open'; opening: OpeningDetail }
  /** `lateUntil`: until when it takes the applications that were begun before, as an ISO 8601 instant. */
  | { kind: 'closed'; opening?: ClosedOpening | undefined; lateUntil?: string }
  | { kind: 'notFound' };
export type ReceiptResult = { kind: 'found'; receipt: Receipt } | { kind: 'notFound' };

/** Logs the line that the specification requires. The page shows the error to the visitor. */
const logFailure = async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<{ meta: unknown }> }) => {
  try {
    const { meta } = await queryFulfilled;
    const { response } = meta as { response?: Response };
    if (response && !response.ok) console.error(logLines.fetchFailed);
  } catch {
    console.error(logLines.fetchFailed);
  }
};

/** The queries of the careers pages. */
export const careersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Up to 200 openings; with an argument, those that match this query of our own server. */
    careerList: build.query<OpeningsResult, string | undefined>({
      query: (query) => ({
        host: 'careersHost',
        url: query ? `${calls.careerList}?${query}` : calls.careerList,
        validateStatus: ({ ok }, body) => ok && parseOpenings(body) !== undefined,
      }),
      transformResponse: (body, meta) => {
        const openings = parseOpenings(body) ?? [];
        const headers = meta?.response?.headers;
        const total = Number(headers?.get(TOTAL_HEADER) ?? openings.length);
        const foundQuery = headers?.get(FILTERS_HEADER);
        const ignored = [...new URLSearchParams(headers?.get(IGNORED_HEADER) ?? '')];
        return {
          openings,
          total,
          hasAlerts: headers?.has(ALERTS_HEADER) === true,
          // Our own server names only filters, the order and the page.
          ignored: ignored.map(([name, value]) => ({ name, value }) as IgnoredValue),
          ...(typeof foundQuery === 'string' && { foundQuery }),
        };
      },
      onQueryStarted: logFailure,
    }),
    careerDetail: build.query<OpeningResult, number>({
      query: (id) => ({
        host: 'careersHost',
        url: `${calls.careerDetail}/${id}`,
        validateStatus: ({ ok, status }, body) =>
          ok ? parseOpening(body) !== undefined : status === 404 || status === 410,
      }),
      transformResponse: (body, meta) => {
        if (meta?.response?.status === 410) {
          const opening = parseClosedOpening(isRecord(body) ? body['opening'] : body);
          return { kind: 'closed', opening, ...parseLateUntil(body) };
        }
        const opening = meta?.response?.ok ? parseOpening(body) : null;
        return opening ? { kind: 'open', opening } : { kind: 'notFound' };
      },
      onQueryStarted: logFailure,
    }),
    receipt: build.query<ReceiptResult, string>({
      query: (reference) => ({
        host: 'careersHost',
        url: `${calls.receipt}/${encodeURIComponent(reference)}`,
        headers: { accept: 'application/json' },
        validateStatus: ({ ok, status }, body) => (ok ? parseReceipt(body) !== undefined : status === 404),
      }),
      transformResponse: (body) => {
        const receipt = parseReceipt(body);
        return receipt ? { kind: 'found', receipt } : { kind: 'notFound' };
      },
      onQueryStarted: async (_, { queryFulfilled }) => {
        await queryFulfilled.catch(() => console.error(logLines.fetchFailed));
      },
    }),
  }),
});

export const { useCareerListQuery, useCareerDetailQuery, useReceiptQuery } = careersApi;

/** Puts a receipt into the cache, so that its page does not fetch it. */
export const cacheReceipt = (receipt: Receipt) =>
  careersApi.util.upsertQueryEntries([
    { endpointName: 'receipt', arg: receipt.reference, value: { kind: 'found', receipt } },
  ]);
