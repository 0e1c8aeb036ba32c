import { calls } from '../contract/calls.ts';
import { CONSENT_VERSION } from '../contract/constants.ts';
import type { ApplicationText } from '../contract/applicationFields.ts';
import { logLines } from '../contract/texts.ts';
import { isRecord } from '../lib/isRecord.ts';
import { api, isOwnServer, readBody, type CallSettings } from './api.ts';
import { cacheReceipt } from './careersApi.ts';
import { parseReceipt } from './checkResponses.ts';
import { formRetries, sendForm, toHoneypotFields, type FormSignals } from './sendForm.ts';
import { uploadProgressed } from './submissionSlice.ts';

/** A resume to upload. */
export interface ResumeUpload {
  file: File;
  /** The file's name with a timestamp prefix. */
  uploadName: string;
  jobId: number;
  /** The form's idempotency key. */
  key: string;
}

/** An application as the form sends it. */
export interface Application extends ApplicationText, FormSignals {
  job_role: string;
  job_id: number;
  /** The name that the upload returned. */
  resumefile: string;
  /** The applicant consented to longer storage. */
  hasConsent: boolean;
}

/** Only our own back end returns a `reference`. */
export interface ApplyResult {
  reference?: string;
}

const hasReference = (body: unknown): boolean => isRecord(body) && typeof body['reference'] === 'string';

/** The name of an accepted upload: the answer has a `filename` and no `error`; status 200 is not enough. */
const readUpload = (answer: unknown): string | undefined => {
  const { filename, error } = Object(answer) as { filename?: unknown; error?: unknown };
  return typeof filename === 'string' && filename !== '' && !error ? filename : undefined;
};

/** The two calls of an application. */
export const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the name under which the server stored the resume. */
    uploadResume: build.mutation<string, ResumeUpload>({
      queryFn: async ({ file, uploadName, jobId, key }, { extra, dispatch }, _options, baseQuery) => {
        const body = new FormData();
        body.append('resumefile', file, uploadName);
        body.append('job_id', String(jobId));
        const { data, error } = await sendForm(
          {
            host: 'careersHost',
            url: calls.uploadResume,
            headers: { accept: 'application/json' },
            body,
            onProgress: (sent, total) => dispatch(uploadProgressed({ sent, total })),
            validateStatus: ({ status }, answer) => status === 200 && readUpload(answer) !== undefined,
          },
          { key, extra, baseQuery },
        );
        return error ? { error } : { data: readUpload(data) ?? '' };
      },
      extraOptions: formRetries,
    }),
    apply: build.mutation<ApplyResult, Application>({
      queryFn: async ({ key, website, shownFor, hasConsent, ...fields }, { extra }, _options, baseQuery) => {
        const isOwn = isOwnServer('careersHost', extra as CallSettings);
        const consent = hasConsent ? { consent: CONSENT_VERSION } : {};
        const { data, error } = await sendForm(
          {
            host: 'careersHost',
            url: calls.apply,
            body: isOwn ? { ...fields, ...consent, ...toHoneypotFields({ key, website, shownFor }) } : fields,
            // Any JSON of another host means success; our own server always returns the receipt.
            responseHandler: async (response) =>
              response.ok ? (JSON.parse(await response.text()) as unknown) : readBody(response),
            validateStatus: ({ ok }, body) => ok && (!isOwn || hasReference(body)),
          },
          { key, extra, baseQuery },
        );
        if (error) return { error };
        const receipt = parseReceipt(data);
        return {
          data:
            receipt ?? (hasReference(data) ? { reference: (data as { reference: string }).reference } : {}),
        };
      },
      extraOptions: formRetries,
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
