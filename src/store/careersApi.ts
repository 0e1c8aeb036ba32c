import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { calls } from '../contract/calls.ts';
import type { PageSeed } from '../contract/renderer.ts';
import type { OpeningDetail, OpeningList, Receipt } from '../contract/schemas.ts';
import { logLines } from '../contract/texts.ts';
import { api } from './api.ts';
import { toOpeningDetail, toOpeningList, toReceipt, toUploadAnswer } from './checkAnswers.ts';
import { readJson } from './readJson.ts';
import type { AppStore, StoreExtra } from './store.ts';
import { uploadFile } from './uploadFile.ts';
import { uploadEnded, uploadProgressed, uploadSlice } from './uploadSlice.ts';
import { urlOf } from './urlOf.ts';

/** An opening's page is one of three things; trouble on the way is an error, not an answer. */
export type OpeningAnswer =
  { kind: 'open'; opening: OpeningDetail } | { kind: 'closed' } | { kind: 'notFound' };
export type ReceiptAnswer = { kind: 'found'; receipt: Receipt } | { kind: 'notFound' };
/** `reference` is missing behind a back end that gives none. */
export interface ApplyAnswer {
  reference?: string;
}

const NOT_AN_ANSWER: FetchBaseQueryError = { status: 'CUSTOM_ERROR', error: 'The answer could not be read' };
const NO_PARCEL: FetchBaseQueryError = { status: 'CUSTOM_ERROR', error: 'Nothing to send' };

const careersUrl = (extra: unknown, path: string): string => urlOf((extra as StoreExtra).careersHost, path);

const isKnown =
  (...statuses: number[]) =>
  ({ status }: Response) =>
    status === 200 || statuses.includes(status);

const logged = async (query: Promise<unknown>, line: string): Promise<void> => {
  try {
    await query;
  } catch {
    // The specification wants this line in the console; the page says the rest (LOG-1 to LOG-3).
    console.error(line);
  }
};

/** The four career calls and the receipt, injected with the careers chunk (docs/requirements.md, CALL-1 to CALL-5). */
export const careersApi = api.injectEndpoints({
  endpoints: (build) => ({
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- how RTK Query spells 'takes no argument'
    careerList: build.query<OpeningList, void>({
      queryFn: async (_, { extra }, _options, baseQuery) => {
        const answer = await baseQuery({
          url: careersUrl(extra, calls.careerList),
          responseHandler: readJson,
        });
        if (answer.error) return { error: answer.error as FetchBaseQueryError };
        const openings = toOpeningList(answer.data);
        return openings ? { data: openings } : { error: NOT_AN_ANSWER };
      },
      onQueryStarted: (_, { queryFulfilled }) => logged(queryFulfilled, logLines.fetchFailed),
    }),
    careerDetail: build.query<OpeningAnswer, number>({
      queryFn: async (id, { extra }, _options, baseQuery) => {
        const url = careersUrl(extra, `${calls.careerDetail}/${id}`);
        const answer = await baseQuery({ url, validateStatus: isKnown(404, 410), responseHandler: readJson });
        if (answer.error) return { error: answer.error as FetchBaseQueryError };
        const { status } = (answer.meta as { response: Response }).response;
        if (status !== 200) return { data: { kind: status === 410 ? 'closed' : 'notFound' } };
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
        const receipt = toReceipt(answer.data);
        return receipt ? { data: { kind: 'found', receipt } } : { error: NOT_AN_ANSWER };
      },
      onQueryStarted: (_, { queryFulfilled }) => logged(queryFulfilled, logLines.fetchFailed),
    }),
    /** Takes a submission's id; the file itself waits in `store.parcels`, and its stored name is put there. */
    uploadResume: build.mutation<null, string>({
      queryFn: async (submission, { extra, dispatch, signal }) => {
        const parcel = (extra as StoreExtra).parcels.get(submission);
        if (!parcel) return { error: NO_PARCEL };
        const form = new FormData();
        form.append('resumefile', parcel.file, parcel.uploadName);
        form.append('job_id', String(parcel.jobId));
        const { status, data } = await uploadFile({
          url: careersUrl(extra, calls.uploadResume),
          form,
          signal,
          onProgress: (sent, total) => dispatch(uploadProgressed({ submission, sent, total })),
        });
        dispatch(uploadEnded(submission));
        const answer = status === 200 ? toUploadAnswer(data) : undefined;
        if (answer) {
          parcel.resumefile = answer.filename;
          return { data: null };
        }
        return { error: status === 0 ? { status: 'FETCH_ERROR', error: 'No answer' } : { status, data } };
      },
    }),
    /** Takes a submission's id; its parcel must hold the stored name that the upload was given. */
    apply: build.mutation<ApplyAnswer, string>({
      queryFn: async (submission, { extra }, _options, baseQuery) => {
        const parcel = (extra as StoreExtra).parcels.get(submission);
        if (!parcel?.resumefile) return { error: NO_PARCEL };
        const { text, jobId, jobRole, resumefile } = parcel;
        const answer = await baseQuery({
          url: careersUrl(extra, calls.apply),
          method: 'POST',
          body: { ...text, job_role: jobRole, job_id: jobId, resumefile },
        });
        if (answer.error) return { error: answer.error as FetchBaseQueryError };
        const receipt = toReceipt(answer.data);
        return { data: receipt ? { reference: receipt.reference } : {} };
      },
      onQueryStarted: (_, { queryFulfilled }) => logged(queryFulfilled, logLines.applyFailed),
    }),
  }),
});

export const {
  useCareerListQuery,
  useCareerDetailQuery,
  useReceiptQuery,
  useUploadResumeMutation,
  useApplyMutation,
} = careersApi;

const toOpeningAnswer = ({ opening, isClosed }: PageSeed): OpeningAnswer => {
  if (opening) return { kind: 'open', opening };
  return { kind: isClosed ? 'closed' : 'notFound' };
};

/** Adds the careers part to a store and fills it with what the page was rendered from, if anything. */
export const prepareCareers = (
  store: AppStore,
  seed: PageSeed,
  ids: { jobId?: number; reference?: string },
): void => {
  store.inject(careersApi);
  store.inject(uploadSlice);
  const { upsertQueryEntries } = careersApi.util;
  if (seed.openings) {
    store.dispatch(
      upsertQueryEntries([{ endpointName: 'careerList', arg: undefined, value: seed.openings }]),
    );
  }
  if (seed.opening !== undefined && ids.jobId !== undefined) {
    const value = toOpeningAnswer(seed);
    store.dispatch(upsertQueryEntries([{ endpointName: 'careerDetail', arg: ids.jobId, value }]));
  }
  if (seed.receipt !== undefined && ids.reference !== undefined) {
    const value: ReceiptAnswer = seed.receipt
      ? { kind: 'found', receipt: seed.receipt }
      : { kind: 'notFound' };
    store.dispatch(upsertQueryEntries([{ endpointName: 'receipt', arg: ids.reference, value }]));
  }
};
