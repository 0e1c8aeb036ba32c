import { connect, type IncomingHttpHeaders } from 'node:http2';

export interface Http2Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** In raw form: a repeated header is listed twice, which `headers` does not show. */
  names: string[];
  text: string;
}

/** Sends a request over TLS and HTTP/2, like a browser. The certificate is the test's own. */
export const requestOverHttp2 = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: object; body?: string } = {},
): Promise<Http2Answer> =>
  new Promise((answered, fail) => {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    session.on('error', fail);
    const fields = {
      ':method': method,
      ':path': path,
      ':authority': 'www.example.com',
      ...headers,
    };
    // Otherwise Node ends what it takes for a request without a body.
    const request = session.request(fields, { endStream: false });
    let answer: IncomingHttpHeaders = {};
    let names: string[] = [];
    const chunks: Buffer[] = [];
    request.on('response', (head, _flags, raw) => {
      answer = head;
      names = raw.filter((_, index) => index % 2 === 0);
    });
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', fail);
    request.on('end', () => {
      session.close();
      answered({
        status: Number(answer[':status']),
        headers: answer,
        names,
        text: Buffer.concat(chunks).toString('utf8'),
      });
    });
    request.end(body);
  });
