import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface HaltingSite {
  url: string;
  /** Pages stop at a share of their body's length, from 0 to 1, and go on when `goOn` is called. */
  halt: (share: number) => void;
  goOn: () => void;
  close: () => Promise<void>;
}

const HTML = 'text/html';

/** The site at `origin` as a slow connection brings it: a page comes in two parts, everything else at once. */
export const haltingSite = async (origin: string): Promise<HaltingSite> => {
  let share = 1;
  let goOn = (): unknown => undefined;
  const send = async (path: string, answer: ServerResponse) => {
    const found = await fetch(new URL(path, origin));
    const body = Buffer.from(await found.arrayBuffer());
    const type = found.headers.get('content-type') ?? '';
    answer.writeHead(found.status, { 'content-type': type });
    const start = body.indexOf('<body');
    const cut = type.startsWith(HTML) ? body.indexOf('<', start + (body.length - start) * share) : -1;
    if (cut < 0) return void answer.end(body);
    goOn = () => answer.end(body.subarray(cut));
    answer.write(body.subarray(0, cut));
  };
  const server = createServer((request, answer) => void send(request.url ?? '/', answer));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    halt: (at) => (share = at),
    goOn: () => goOn(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
