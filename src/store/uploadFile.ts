import {
  retry,
  type BaseQueryFn,
  type FetchBaseQueryMeta,
  type RetryOptions,
} from '@reduxjs/toolkit/query/react';
import { calls } from '../contract/calls.ts';
import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import { randomId } from '../lib/randomId.ts';
import { isOwnServer, toCallUrl, type CallSettings } from './api.ts';
import { isKeyConflict, isTemporary, OFFLINE, readRetryAfter, type CallError } from './callError.ts';
import { parseUpload } from './checkResponses.ts';
import { toKeyHeader } from './sendForm.ts';
import { attemptFailed, uploadProgressed } from './submissionSlice.ts';

/** A resume to upload. */
export interface ResumeUpload {
  file: File;
  /** The file's name with a timestamp prefix. */
  uploadName: string;
  jobId: number;
  /** The form's idempotency key. */
  key: string;
}

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

const uploadOnce: BaseQueryFn<ResumeUpload, string, CallError, RetryOptions, FetchBaseQueryMeta> = async (
  { file, uploadName, jobId, key },
  { extra, dispatch, signal },
) => {
  const settings = extra as CallSettings;
  const isOwn = isOwnServer('careersHost', settings);
  if (isOwn && !navigator.onLine) return { error: OFFLINE };
  const form = new FormData();
  form.append('resumefile', file, uploadName);
  form.append('job_id', String(jobId));
  const response = await post({
    url: toCallUrl(calls.uploadResume, 'careersHost', settings),
    form,
    headers: isOwn ? toKeyHeader(key) : {},
    signal,
    ...(isOwn && { onProgress: (sent, total) => dispatch(uploadProgressed({ sent, total })) }),
  });
  const upload = response.status === 200 ? parseUpload(response.data) : undefined;
  if (upload) return { data: upload.filename };
  const error = toCallError(response);
  if (!isOwn || !isTemporary(error)) retry.fail(error);
  dispatch(attemptFailed());
  return { error };
};

const uploadWithRetries = retry(uploadOnce);

/** Uploads a resume; once more with another key if our own server has other content under this one. */
export const uploadFile: typeof uploadWithRetries = async (upload, queryApi, options) => {
  const startedAt = performance.now();
  const first = await uploadWithRetries(upload, queryApi, options);
  const result =
    first.error && isKeyConflict(first.error)
      ? await uploadWithRetries({ ...upload, key: randomId() }, queryApi, options)
      : first;
  return result.error ? { error: { ...result.error, waitedMs: performance.now() - startedAt } } : result;
};
