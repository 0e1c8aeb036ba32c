import { connect, type IncomingHttpHeaders } from 'node:http2';

export interface Http2Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks as a browser does over TLS and HTTP/2; the certificate is the test's own. */
export const askOverHttp2 = (
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
    // Else Node itself ends what it takes for a request without a body.
    const request = session.request(fields, { endStream: false });
    let answer: IncomingHttpHeaders = {};
    const chunks: Buffer[] = [];
    request.on('response', (head) => (answer = head));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', fail);
    request.on('end', () => {
      session.close();
      answered({
        status: Number(answer[':status']),
        headers: answer,
        text: Buffer.concat(chunks).toString('utf8'),
      });
    });
    request.end(body);
  });
