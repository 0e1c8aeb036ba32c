import type { ServerResponse } from 'node:http';
import { bareHeaders } from '../bareHeaders.ts';
import { sentences } from '../sentences.ts';

const BODY = JSON.stringify({ error: sentences.tooMany });

/** Answers 429 below Fastify, and closes the connection. */
export const refuseTooMany = (response: ServerResponse): void => {
  response
    .writeHead(429, {
      ...bareHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(BODY),
      'cache-control': 'no-store',
      'retry-after': '5',
      connection: 'close',
    })
    .end(BODY);
};
