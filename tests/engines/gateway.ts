import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recorder, RECORDER_PATH } from './recorder.ts';

/** How often a held file looks whether it may go on. */
const HELD_MS = 50;

/** What of the line a journey may change. */
interface Line {
  /** False: connections break, as without a network. */
  isConnected: boolean;
  /** False: no script of a page runs. */
  hasScripts: boolean;
  /** The next answer of this path is lost on its way; the server has done what it was asked. */
  loseAnswerOf: string | undefined;
  /** True: the site's script files wait on their way, as on a slow line. */
  holdsScripts: boolean;
  /** Script that runs before any of the page's own. */
  firstScript: string;
}

export interface Gateway extends Line {
  readonly url: string;
  close: () => Promise<void>;
}

/** As it is for every visitor whose journey says nothing else. */
export const soundLine = (): Line => ({
  isConnected: true,
  hasScripts: true,
  loseAnswerOf: undefined,
  holdsScripts: false,
  firstScript: '',
});

/** Between an engine and the site: breaks what a network breaks, and hears the console where the engine tells it nobody. */
export const startGateway = async (siteUrl: string): Promise<Gateway> => {
  const state = soundLine();

  const answer = (incoming: IncomingMessage, from: IncomingMessage, response: ServerResponse): void => {
    if (state.loseAnswerOf !== undefined && incoming.url?.startsWith(state.loseAnswerOf)) {
      state.loseAnswerOf = undefined;
      from.resume().on('end', () => incoming.socket.destroy());
      return;
    }
    const headers = { ...from.headers };
    const isPage = String(headers['content-type']).startsWith('text/html');
    if (isPage && !state.hasScripts) headers['content-security-policy'] = "script-src 'none'";
    if (!isPage || !state.hasScripts || incoming.method === 'HEAD') {
      response.writeHead(from.statusCode ?? 502, headers);
      from.pipe(response);
      return;
    }
    const parts: Buffer[] = [];
    from.on('data', (part: Buffer) => parts.push(part));
    from.on('end', () => {
      const page = Buffer.concat(parts)
        .toString()
        .replace(/<head[^>]*>/, (head) => `${head}<script src="${RECORDER_PATH}"></script>`);
      delete headers['content-length'];
      response.writeHead(from.statusCode ?? 502, headers);
      response.end(page);
    });
  };

  const pass = (incoming: IncomingMessage, response: ServerResponse): void => {
    if (!state.isConnected) return void incoming.socket.destroy();
    if (incoming.url === RECORDER_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return void response.end(recorder(state.firstScript));
    }
    if (state.holdsScripts && incoming.url?.startsWith('/static/js/'))
      return void setTimeout(() => pass(incoming, response), HELD_MS);
    const headers = { ...incoming.headers };
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
    const onward = request(`${siteUrl}${incoming.url}`, { method: incoming.method, headers }, (from) =>
      answer(incoming, from, response),
    );
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  };

  const server: Server = createServer(pass);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // Listening on a port, so it is no pipe.
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
};
