import { CALL_TIMEOUT_MS } from '../contract/constants.ts';

export interface UploadRequest {
  url: string;
  form: FormData;
  signal: AbortSignal;
  onProgress: (sent: number, total: number) => void;
}

/** `status` 0: no answer came (network gone, cancelled, or nothing heard for 30 s). `data`: parsed JSON or null. */
export interface UploadOutcome {
  status: number;
  data: unknown;
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
export const uploadFile = ({ url, form, signal, onProgress }: UploadRequest): Promise<UploadOutcome> =>
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
      resolve({ status: request.status, data: parse(request.responseText) });
    };
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    watch();
    request.send(form);
  });
