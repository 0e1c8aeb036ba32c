import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import { readRetryAfter } from './retryAfter.ts';

export interface UploadRequest {
  url: string;
  form: FormData;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  onProgress: (sent: number, total: number) => void;
}

/**
 * `status` 0: no answer came (network gone, cancelled, or nothing heard for 30 s). `data`: parsed JSON or null.
 * `retryAfter`: seconds that the server asked to wait.
 */
export interface UploadOutcome {
  status: number;
  data: unknown;
  retryAfter?: number | undefined;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page, or nothing: the status alone has to do.
    return null;
  }
};

/**
 * Posts a form and tells how far it has come. XMLHttpRequest, because fetch reports no upload progress. Gives up
 * when nothing moves for 30 s rather than after 30 s: a slow line may need minutes for 5 MB.
 */
export const uploadFile = ({
  url,
  form,
  headers = {},
  signal,
  onProgress,
}: UploadRequest): Promise<UploadOutcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), CALL_TIMEOUT_MS);
    };
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(loaded, total);
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
      const retryAfter = readRetryAfter(request.getResponseHeader('Retry-After'));
      resolve({ status: request.status, data: parse(request.responseText), retryAfter });
    };
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    watch();
    request.send(form);
  });
