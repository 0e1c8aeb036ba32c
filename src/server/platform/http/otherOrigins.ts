import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { ALERTS_HEADER, TOTAL_HEADER } from '../../../contract/listHeaders.ts';

/** Seconds for which a browser may remember the answer to its question before a call. */
const REMEMBER_S = 600;

/**
 * Lets pages of the allowed origins, such as the site on a CDN, make the calls and read the answers; nobody else's
 * (docs/requirements.md, SEC-2). Without such origins no header is added at all.
 */
export const registerOtherOrigins = async (
  app: FastifyInstance,
  allowedOrigins: readonly string[],
): Promise<void> => {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type', 'accept', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'link', TOTAL_HEADER, ALERTS_HEADER],
    maxAge: REMEMBER_S,
    strictPreflight: true,
  });
};
