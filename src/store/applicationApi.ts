import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { logLines } from '../contract/texts.ts';
import { api } from './api.ts';
import { applicationOf, uploadRequest } from './applicationWire.ts';
import type { CallError } from './callError.ts';
import { receiptKnown } from './careersApi.ts';
import { parseReceipt, toUploadAnswer } from './checkAnswers.ts';
import { submitWithRetries } from './submitWithRetries.ts';
import { leavesDoubt } from './doubt.ts';
import { readRetryAfter } from './retryAfter.ts';
import type { StoreExtra } from './storeExtra.ts';
import { uploadFile, type UploadOutcome } from './uploadFile.ts';
import { uploadEnded, uploadProgressed } from './uploadSlice.ts';

/** `reference` is missing behind a back end that gives none. */
export interface ApplyAnswer {
  reference?: string;
}

/** A submission that failed. */
type SubmissionError = FetchBaseQueryError & Pick<CallError, 'retryAfter' | 'isInDoubt' | 'isKeyTaken'>;

const NOT_AN_ANSWER: FetchBaseQueryError = { status: 'CUSTOM_ERROR', error: 'The answer could not be read' };
const NOTHING_TO_SEND: SubmissionError = { status: 'CUSTOM_ERROR', error: 'Nothing to send' };
const GIVEN_UP: SubmissionError = { status: 'CUSTOM_ERROR', error: 'Given up' };

const statusOf = (error: unknown): unknown => (error as FetchBaseQueryError | undefined)?.status;

const uploadError = (status: UploadOutcome['status'], data: unknown): SubmissionError => {
  if (status === 'TIMEOUT_ERROR') return { status, error: 'Nothing moved' };
  return status === 0 ? { status: 'FETCH_ERROR', error: 'No answer' } : { status, data };
};

/**
 * The two calls of an application, injected with the careers chunk (docs/requirements.md, CALL-3 to CALL-5, ONCE-1,
 * ONCE-6). Each takes a submission's id; text and file wait in `store.pendingApplications`.
 */
export const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The stored name of the file is put into the pending application. */
    uploadResume: build.mutation<null, string>({
      queryFn: async (submission, { extra, dispatch, signal }) => {
        const settings = extra as StoreExtra;
        const pending = settings.pendingApplications.get(submission);
        if (!pending) return { error: NOTHING_TO_SEND };
        const onProgress = (sent: number, total: number) =>
          dispatch(uploadProgressed({ submission, sent, total }));
        const attempt = (timeoutMs: number) =>
          uploadFile({ timeoutMs, ...uploadRequest(pending, settings), signal, onProgress });
        const repeated = { submission, attempt, isRepeatable: settings.careersHost === '' };
        const outcome = await submitWithRetries(repeated, { dispatch, extra: settings, signal });
        dispatch(uploadEnded(submission));
        if (!outcome) return { error: GIVEN_UP };
        const { status, data, retryAfter, isKeyTaken } = outcome;
        const answer = status === 200 ? toUploadAnswer(data) : undefined;
        if (answer) {
          pending.resumefile = answer.filename;
          return { data: null };
        }
        return { error: { ...uploadError(status, data), retryAfter, isKeyTaken } };
      },
    }),
    /** The pending application must hold the stored name that the upload was given. */
    apply: build.mutation<ApplyAnswer, string>({
      queryFn: async (submission, { extra, dispatch, signal }, _options, baseQuery) => {
        const settings = extra as StoreExtra;
        const pending = settings.pendingApplications.get(submission);
        if (!pending?.resumefile) return { error: NOTHING_TO_SEND };
        const attempt = async (timeout: number) => {
          pending.isUnderWay = true;
          const ask = (isPlain: boolean) =>
            baseQuery({ ...applicationOf(pending, settings, isPlain), timeout });
          const first = await ask(settings.careersHost !== '');
          // A host that insists on the type has read nothing, and answers the browser's question before it, too.
          const isTypeWanted = settings.careersHost !== '' && statusOf(first.error) === 415;
          const { data, error, meta } = isTypeWanted ? await ask(false) : first;
          const { response } = (meta ?? {}) as Partial<FetchBaseQueryMeta>;
          const failed = error as FetchBaseQueryError | undefined;
          const trouble = failed ?? (typeof data === 'string' ? NOT_AN_ANSWER : undefined);
          const retryAfter = readRetryAfter(response?.headers.get('Retry-After'));
          return { status: trouble?.status ?? 200, trouble, data, retryAfter };
        };
        const repeated = { submission, attempt, isRepeatable: settings.careersHost === '' };
        const outcome = await submitWithRetries(repeated, { dispatch, extra: settings, signal });
        if (!outcome) return { error: GIVEN_UP };
        const { status, trouble, data, retryAfter, hasLostAnswer, isKeyTaken } = outcome;
        if (trouble) {
          const isInDoubt = leavesDoubt(status, hasLostAnswer);
          return { error: { ...trouble, retryAfter, isInDoubt, isKeyTaken } satisfies SubmissionError };
        }
        const receipt = parseReceipt(data);
        // The answer is the confirmation: asked for again, it could fail, and look as if nothing had arrived.
        if (receipt) dispatch(receiptKnown(receipt));
        return { data: receipt ? { reference: receipt.reference } : {} };
      },
      extraOptions: { maxRetries: 0 },
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(
          () => undefined,
          () => console.error(logLines.applyFailed),
        ),
    }),
  }),
});

export const { useUploadResumeMutation, useApplyMutation } = applicationApi;
