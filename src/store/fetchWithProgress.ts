import { CALL_TIMEOUT_MS } from '../contract/constants.ts';

/** Called while a form is sent, with the bytes sent so far and their total. */
export type OnProgress = (sent: number, total: number) => void;

const readHeaders = (lines: string): Headers => {
  const headers = new Headers();
  for (const [, name = '', value = ''] of lines.matchAll(/^([^:\r\n]+):(.*)$/gm))
    headers.append(name, value.trim());
  return headers;
};

/**
 * A `fetch` for `fetchBaseQuery` that sends `form` and reports its progress, which the browser's own does not. Gives up
 * after 30 s without progress, with a `TimeoutError`; without a response, it rejects as fetch does.
 */
export const fetchWithProgress =
  (form: FormData, onProgress: OnProgress) =>
  (input: RequestInfo): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { url, headers, signal } = new Request(input);
      // Cancelled before it began.
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      let hasStalled = false;
      const restartTimer = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          hasStalled = true;
          request.abort();
        }, CALL_TIMEOUT_MS);
      };
      const abort = () => request.abort();
      request.upload.onprogress = ({ loaded, total }) => {
        restartTimer();
        onProgress(loaded, total);
      };
      request.onloadend = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        if (hasStalled) return reject(new DOMException('No progress', 'TimeoutError'));
        const { status, responseText } = request;
        // Zero without a response. A `Response` takes no status that a proxy invents outside of this range.
        if (status < 200 || status > 599) return reject(new TypeError('No response'));
        resolve(
          new Response(responseText || null, {
            status,
            headers: readHeaders(request.getAllResponseHeaders()),
          }),
        );
      };
      signal.addEventListener('abort', abort);
      request.open('POST', url);
      for (const [name, value] of headers)
        // The browser writes the form's own, with the boundary that it chose.
        if (name !== 'content-type') request.setRequestHeader(name, value);
      restartTimer();
      request.send(form);
    });
