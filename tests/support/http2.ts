import { connect, type IncomingHttpHeaders } from 'node:http2';

export interface Http2Response {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names of the raw headers. A repeated header is listed twice, which `headers` does not show. */
  names: string[];
  text: string;
}

/** Sends a request over TLS and HTTP/2, like a browser. Accepts the test's own certificate. */
export const requestOverHttp2 = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: object; body?: string } = {},
): Promise<Http2Response> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    session.on('error', reject);
    const fields = {
      ':method': method,
      ':path': path,
      ':authority': 'www.example.com',
      ...headers,
    };
    // Node would otherwise end the stream, because it expects no body with some methods.
    const request = session.request(fields, { endStream: false });
    let responseHeaders: IncomingHttpHeaders = {};
    let names: string[] = [];
    const chunks: Buffer[] = [];
    request.on('response', (head, _flags, raw) => {
      responseHeaders = head;
      names = raw.filter((_, index) => index % 2 === 0);
    });
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', reject);
    request.on('end', () => {
      session.close();
      resolve({
        status: Number(responseHeaders[':status']),
        headers: responseHeaders,
        names,
        text: Buffer.concat(chunks).toString('utf8'),
      });
    });
    request.end(body);
  });
