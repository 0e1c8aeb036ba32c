import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { clientOf } from './clientOf.ts';
import { Refusal } from './refusal.ts';
import { sentences } from './sentences.ts';

const WINDOW_MS = 600_000;

/**
 * Counts requests by client, in memory and for ten minutes only; routes ask for it with `limited`. The answer beyond a
 * limit is 429 with Retry-After (docs/requirements.md, ONCE-8).
 */
export const registerRateLimit = async (app: FastifyInstance): Promise<void> => {
  const unsaid = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    global: false,
    keyGenerator: clientOf,
    // What is made here is thrown and reaches the one place where failures become answers.
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, sentences.tooMany, { headers: { 'retry-after': String(Math.ceil(ttl / 1000)) } }),
    addHeaders: { ...unsaid, 'retry-after': false },
    addHeadersOnExceeding: unsaid,
  });
};

/** A hook that takes at most `max` requests of a client in ten minutes, 0 being any number, over all its routes. */
export const limited = (app: FastifyInstance, max: number): { onRequest: onRequestAsyncHookHandler[] } => ({
  onRequest: max === 0 ? [] : [app.rateLimit({ max, timeWindow: WINDOW_MS })],
});
