import { calls } from '../contract/calls.ts';
import { CONSENT_VERSION } from '../contract/constants.ts';
import { logLines } from '../contract/texts.ts';
import { api, type CallArgs } from './api.ts';
import { NOTHING_TO_SEND, withRetryAfter } from './callError.ts';
import { cacheReceipt } from './careersApi.ts';
import { parseReceipt } from './checkResponses.ts';
import { makeHoneypotValues, makeKeyHeader, submissionRetries } from './submissionCalls.ts';
import { uploadFile } from './uploadFile.ts';

/** Only our own back end returns a `reference`. */
export interface ApplyResult {
  reference?: string;
}

/** Another host gets the JSON as plain text, which needs no preflight: PHP reads the raw body anyway. */
const PLAIN_TYPE = { 'content-type': 'text/plain;charset=UTF-8' };

const writeApplication: CallArgs['write'] = (submission, { careersHost }) => {
  const { text, job, resumefile } = submission;
  if (!job || resumefile === undefined) return { error: NOTHING_TO_SEND };
  const isOwnServer = careersHost === '';
  const body = {
    ...text,
    job_role: job.role,
    job_id: job.id,
    resumefile,
    ...(job.hasConsent && isOwnServer ? { consent: CONSENT_VERSION } : {}),
    ...makeHoneypotValues(careersHost, submission),
  };
  return isOwnServer
    ? { headers: makeKeyHeader(careersHost, submission), body }
    : { headers: PLAIN_TYPE, body: JSON.stringify(body) };
};

/** The two calls of an application. The argument is the id of a submission in the store's `extra`. */
export const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadResume: build.mutation<null, string>({
      queryFn: uploadFile,
      extraOptions: submissionRetries,
    }),
    /** Call this after the upload, which sets the submission's stored file name. */
    apply: build.mutation<ApplyResult, string>({
      query: (submissionId) => ({
        host: 'careersHost',
        url: calls.apply,
        method: 'POST',
        submissionId,
        write: writeApplication,
        // An empty response is valid, but text such as a proxy's page is not.
        validateStatus: ({ ok }, body) => ok && (typeof body !== 'string' || body === ''),
      }),
      extraOptions: submissionRetries,
      transformErrorResponse: withRetryAfter,
      transformResponse: (body) => parseReceipt(body) ?? {},
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          const receipt = parseReceipt((await queryFulfilled).data);
          // Fetching the confirmation instead could fail, as if the application had not arrived.
          if (receipt) dispatch(cacheReceipt(receipt));
        } catch {
          console.error(logLines.applyFailed);
        }
      },
    }),
  }),
});

export const { useUploadResumeMutation, useApplyMutation } = applicationApi;
