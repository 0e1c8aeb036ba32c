import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import { readRetryAfter } from './retryAfter.ts';

export interface UploadRequest {
  url: string;
  form: FormData;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Milliseconds without any progress after which it is given up. */
  timeoutMs?: number;
  /**
   * Off for another host: whoever listens to an upload makes the browser ask the host first, which not every one
   * answers (XMLHttpRequest standard, "upload listener flag"). Then nothing tells whether it moves.
   */
  isWatched?: boolean;
  onProgress: (sent: number, total: number) => void;
}

/** A whole resume over a slow line, unwatched. */
const UNWATCHED_MS = 300_000;

/**
 * `status` 0: no answer came (network gone, or cancelled); 'TIMEOUT_ERROR': nothing was heard for too long. `data`: parsed JSON or null.
 * `retryAfter`: seconds that the server asked to wait.
 */
export interface UploadOutcome {
  status: number | 'TIMEOUT_ERROR';
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

/** Asked for by its name where another host hides it, browsers write a line into the console. */
const retryAfterOf = (request: XMLHttpRequest): string | null =>
  /^retry-after:/im.test(request.getAllResponseHeaders()) ? request.getResponseHeader('Retry-After') : null;

/**
 * Posts a form and tells how far it has come. XMLHttpRequest, because fetch reports no upload progress. Gives up
 * when nothing moves for 30 s rather than after 30 s: a slow line may need minutes for 5 MB.
 */
export const uploadFile = ({
  url,
  form,
  headers = {},
  signal,
  timeoutMs = CALL_TIMEOUT_MS,
  isWatched = true,
  onProgress,
}: UploadRequest): Promise<UploadOutcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    let hasStalled = false;
    const giveUp = () => {
      hasStalled = true;
      request.abort();
    };
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(giveUp, isWatched ? timeoutMs : UNWATCHED_MS);
    };
    const abort = () => request.abort();
    if (isWatched) {
      request.upload.onprogress = ({ loaded, total }) => {
        watch();
        onProgress(loaded, total);
      };
    }
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
      const retryAfter = readRetryAfter(retryAfterOf(request));
      const status = hasStalled ? 'TIMEOUT_ERROR' : request.status;
      resolve({ status, data: parse(request.responseText), retryAfter });
    };
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    watch();
    request.send(form);
  });
