import {
  retry,
  type BaseQueryFn,
  type FetchBaseQueryMeta,
  type RetryOptions,
} from '@reduxjs/toolkit/query/react';
import { calls } from '../contract/calls.ts';
import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import { toCallUrl } from './api.ts';
import { isTemporary, NOTHING_TO_SEND, OFFLINE, readRetryAfter, type CallError } from './callError.ts';
import { parseUpload } from './checkResponses.ts';
import type { StoreExtra, Submission } from './storeExtra.ts';
import { makeKeyHeader } from './submissionCalls.ts';
import { attemptFailed, uploadProgressed } from './submissionSlice.ts';

/** Without progress events: enough for a complete resume over a slow connection. */
const NO_PROGRESS_TIMEOUT_MS = 300_000;

interface RawResponse {
  status: number | 'TIMEOUT_ERROR';
  data: unknown;
  retryAfter: number | undefined;
}

interface UploadRequest {
  url: string;
  form: FormData;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Omit it for another host: the listener causes a preflight, which not every host supports. */
  onProgress?: (sent: number, total: number) => void;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Checks first whether the header is readable, because browsers log an error if CORS hides it. */
const retryAfterHeader = (request: XMLHttpRequest): string | null =>
  /^retry-after:/im.test(request.getAllResponseHeaders()) ? request.getResponseHeader('Retry-After') : null;

/** Posts a form with XMLHttpRequest, because fetch reports no progress. Gives up after 30 s without progress. */
const post = ({ url, form, headers, signal, onProgress }: UploadRequest): Promise<RawResponse> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    let hasStalled = false;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          hasStalled = true;
          request.abort();
        },
        onProgress ? CALL_TIMEOUT_MS : NO_PROGRESS_TIMEOUT_MS,
      );
    };
    const abort = () => request.abort();
    if (onProgress)
      request.upload.onprogress = ({ loaded, total }) => {
        restartTimer();
        onProgress(loaded, total);
      };
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve({
        status: hasStalled ? 'TIMEOUT_ERROR' : request.status,
        data: parse(request.responseText),
        retryAfter: readRetryAfter(retryAfterHeader(request)),
      });
    };
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    restartTimer();
    request.send(form);
  });

const toCallError = ({ status, data, retryAfter }: RawResponse): CallError => {
  if (status === 'TIMEOUT_ERROR') return { status, error: 'No progress', retryAfter };
  if (status === 0) return { status: 'FETCH_ERROR', error: 'No response', retryAfter };
  return { status, data, retryAfter };
};

const toFormData = (job: NonNullable<Submission['job']>): FormData => {
  const form = new FormData();
  form.append('resumefile', job.file, job.uploadName);
  form.append('job_id', String(job.id));
  return form;
};

const uploadOnce: BaseQueryFn<string, null, CallError, RetryOptions, FetchBaseQueryMeta> = async (
  id,
  { extra, dispatch, signal },
) => {
  const settings = extra as StoreExtra;
  const submission = settings.submissions.get(id);
  if (!submission?.job) return retry.fail({ status: 'CUSTOM_ERROR', error: NOTHING_TO_SEND });
  const isOwnServer = settings.careersHost === '';
  if (isOwnServer && !navigator.onLine) return { error: OFFLINE };
  const response = await post({
    url: toCallUrl(calls.uploadResume, 'careersHost', settings),
    form: toFormData(submission.job),
    headers: makeKeyHeader(settings.careersHost, submission),
    signal,
    ...(isOwnServer && { onProgress: (sent, total) => dispatch(uploadProgressed({ sent, total })) }),
  });
  const upload = response.status === 200 ? parseUpload(response.data) : undefined;
  if (upload) {
    submission.resumefile = upload.filename;
    return { data: null };
  }
  const error = toCallError(response);
  if (isOwnServer && error.status === 422) submission.isKeyUsed = true;
  if (!isOwnServer || !isTemporary(error)) retry.fail(error);
  dispatch(attemptFailed());
  return { error };
};

/** Uploads a submission's resume and sets the submission's stored file name. */
export const uploadFile = retry(uploadOnce);
