import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { clientKey } from './client.ts';
import { Refusal, sentences } from './refusal.ts';

const WINDOW_MS = 600_000;
/** Maximum number of clients in memory, about 100 bytes each; beyond it the oldest count is dropped. */
const MAX_CLIENTS = 100_000;

/** Counts a request against its client's limit, and refuses it above the limit. */
export type CountRequest = (request: FastifyRequest) => Promise<void>;

/** Registers the rate limiter, which counts requests per client in memory. `makeClientLimit` makes the limits. */
export const registerRateLimit = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false, keyGenerator: clientKey });
};

/**
 * Allows a client `max` requests in ten minutes on all routes that share this limit; 0: no limit. Refuses with 429.
 */
export const makeClientLimit = (app: FastifyInstance, max: number): CountRequest => {
  if (max === 0) return async () => undefined;
  // The plugin passes `cache` to its store, but only its route types have it.
  const options = { max, timeWindow: WINDOW_MS, cache: MAX_CLIENTS };
  const count = app.createRateLimit(options);
  return async (request) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    const headers = { 'retry-after': String(result.ttlInSeconds) };
    throw new Refusal(429, sentences.tooManyRequests, { headers });
  };
};

/** An `onRequest` hook. */
export type RequestHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

interface ConcurrencyLimits {
  total: number;
  perClient: number;
}

/**
 * An `onRequest` hook: limits concurrent requests in total (503) and per client (429). A request counts until its
 * response is sent or its connection closes, which bounds the memory for bodies.
 */
export const limitConcurrency = ({ total, perClient }: ConcurrencyLimits): RequestHook => {
  const counts = new Map<string, number>();
  let totalCount = 0;
  return async (request, reply) => {
    const client = clientKey(request);
    const clientCount = counts.get(client) ?? 0;
    const headers = { 'retry-after': '5' };
    if (clientCount >= perClient) throw new Refusal(429, sentences.tooManyRequests, { headers });
    if (totalCount >= total) throw new Refusal(503, sentences.busy, { headers });
    totalCount += 1;
    counts.set(client, clientCount + 1);
    reply.raw.once('close', () => {
      totalCount -= 1;
      const remaining = (counts.get(client) ?? 1) - 1;
      if (remaining > 0) counts.set(client, remaining);
      else counts.delete(client);
    });
  };
};

const DISCARD_TIMEOUT_MS = 1000;

/**
 * Discards the rest of a body, because a client may not read the response before it has sent the body. False if the
 * body did not end in time.
 */
const discardBody = async (request: IncomingMessage): Promise<boolean> => {
  const { headers } = request;
  const hasBody = (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;
  if (!hasBody || request.complete || request.destroyed) return true;
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), DISCARD_TIMEOUT_MS);
    const end = () => {
      clearTimeout(timer);
      done(true);
    };
    request.once('end', end).once('close', end).unpipe().resume();
  });
};

/**
 * Closes the connection after a response that is sent before the request's body has ended, and after every response
 * during shutdown: otherwise a proxy would send its next request into a closing connection.
 */
export const closeConnectionsOnShutdown = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (request, reply) => {
    if (!(await discardBody(request.raw)) || isClosing) reply.header('connection', 'close');
  });
};
