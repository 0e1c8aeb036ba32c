import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { clientKey } from './client.ts';
import { Refusal, sentences } from './refusal.ts';

const WINDOW_MS = 600_000;
/** Clients counted at a time, about 100 bytes each; beyond that the oldest count is dropped. */
const MAX_CLIENTS = 100_000;

/** Counts a request of its client and refuses it beyond the limit. */
export type CountIn = (request: FastifyRequest) => Promise<void>;

/** Registers the rate limits: requests per client, in memory, for ten minutes. `clientLimit` makes the counts. */
export const registerRateLimit = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false, keyGenerator: clientKey });
};

/**
 * Allows a client `max` requests in ten minutes over all routes that share this count; 0: any number. Refuses with 429.
 */
export const clientLimit = (app: FastifyInstance, max: number): CountIn => {
  if (max === 0) return async () => undefined;
  // The plugin passes `cache` to its store, but only its route types have it.
  const options = { max, timeWindow: WINDOW_MS, cache: MAX_CLIENTS };
  const count = app.createRateLimit(options);
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const headers = { 'retry-after': String(counted.ttlInSeconds) };
    throw new Refusal(429, sentences.excessLength, { headers });
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
  let all = 0;
  return async (request, reply) => {
    const client = clientKey(request);
    const own = counts.get(client) ?? 0;
    const headers = { 'retry-after': '5' };
    if (own >= perClient) throw new Refusal(429, sentences.excessLength, { headers });
    if (all >= total) throw new Refusal(503, sentences.busy, { headers });
    all += 1;
    counts.set(client, own + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
  };
};

const DISCARD_TIMEOUT_MS = 1000;

/**
 * Discards the rest of a body, because a client may not read a response while it sends. False if the body did not end
 * in time.
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
export const registerClosing = (app: FastifyInstance): void => {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.addHook('onSend', async (request, reply) => {
    if (!(await discardBody(request.raw)) || isEnding) reply.header('connection', 'close');
  });
};
