import { calls } from '../contract/calls.ts';
import { CONSENT_VERSION } from '../contract/constants.ts';
import { logLines } from '../contract/texts.ts';
import { api, type CallArgs } from './api.ts';
import { NOTHING_TO_SEND, withRetryAfter } from './callError.ts';
import { cacheReceipt } from './careersApi.ts';
import { parseReceipt } from './checkResponses.ts';
import { honeypotValues, keyHeader, submissionRetries } from './submissionCalls.ts';
import { uploadFile } from './uploadFile.ts';

/** Back ends other than ours give no `reference`. */
export interface ApplyResult {
  reference?: string;
}

/** Other hosts get JSON as plain text, which needs no preflight. PHP reads the raw body. */
const PLAIN_TYPE = { 'content-type': 'text/plain;charset=UTF-8' };

const writeApplication: CallArgs['write'] = (submission, { careersHost }) => {
  const { text, job, resumefile } = submission;
  if (!job || resumefile === undefined) return { error: NOTHING_TO_SEND };
  const isOwn = careersHost === '';
  const body = {
    ...text,
    job_role: job.role,
    job_id: job.id,
    resumefile,
    ...(job.hasConsent && isOwn ? { consent: CONSENT_VERSION } : {}),
    ...honeypotValues(careersHost, submission),
  };
  return isOwn
    ? { headers: keyHeader(careersHost, submission), body }
    : { headers: PLAIN_TYPE, body: JSON.stringify(body) };
};

/** The two calls of an application. Each takes the id of a submission in the store's `extra`. */
export const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadResume: build.mutation<null, string>({
      queryFn: uploadFile,
      extraOptions: submissionRetries,
    }),
    /** After the upload, which sets the submission's stored file name. */
    apply: build.mutation<ApplyResult, string>({
      query: (submission) => ({
        host: 'careersHost',
        url: calls.apply,
        method: 'POST',
        submission,
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
          // Fetching the confirmation could fail, and would then look as if nothing had arrived.
          if (receipt) dispatch(cacheReceipt(receipt));
        } catch {
          console.error(logLines.applyFailed);
        }
      },
    }),
  }),
});

export const { useUploadResumeMutation, useApplyMutation } = applicationApi;
