import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cutSlowReaders } from './cutSlowReaders.ts';
import { inTurn } from './inTurn.ts';
import { limitConnections, type ConnectionLimit } from './limitConnections.ts';
import { refuseTooMany } from './refuseTooMany.ts';

/** A whole resume over a slow line; a body that takes longer is given up. */
const REQUEST_TIMEOUT_MS = 300_000;
/** No browser takes a second for its headers. */
const HEADERS_TIMEOUT_MS = 20_000;
const LOOK_MS = 5000;
/** Of a connection on which nothing moves, while something is asked or answered. */
const SILENCE_MS = 60_000;
/** Longer than proxies keep an idle connection, so that none sends a request into one that is being closed. */
const KEEP_ALIVE_MS = 72_000;

/** Node's server, with bounds for what one connection and one client may take of it (docs/requirements.md, LOAD-1 to LOAD-4). */
export const makeServer = (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  limit: ConnectionLimit,
): Server => {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: LOOK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.timeout = SILENCE_MS;
  const isBeyond = limitConnections(server, limit);
  cutSlowReaders(server);
  server.on(
    'request',
    inTurn((request, response) => {
      if (isBeyond(request.socket)) refuseTooMany(response);
      else answer(request, response);
    }),
  );
  return server;
};
