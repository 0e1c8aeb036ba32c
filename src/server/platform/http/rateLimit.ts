import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from './clientOf.ts';
import { Refusal } from './refusal.ts';
import { sentences } from './sentences.ts';

const WINDOW_MS = 600_000;
/** How many clients are known at a time, about 100 bytes each: with few, one is forgotten when others come along. */
const CLIENTS = 100_000;

/** Counts a request of its client, and refuses it beyond the limit. */
export type CountIn = (request: FastifyRequest) => Promise<void>;

/** Counts requests by client, in memory and for ten minutes only; `clientLimit` makes the counts. */
export const registerRateLimit = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false, keyGenerator: clientOf });
};

/**
 * One count for all that asks it: at most `max` requests of a client in ten minutes, 0 being any number. Refuses with
 * 429 and Retry-After (docs/requirements.md, ONCE-8).
 */
export const clientLimit = (app: FastifyInstance, max: number): CountIn => {
  if (max === 0) return async () => undefined;
  // The plugin hands `cache` to its store, which its types know for routes only.
  const options = { max, timeWindow: WINDOW_MS, cache: CLIENTS };
  const count = app.createRateLimit(options);
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const headers = { 'retry-after': String(counted.ttlInSeconds) };
    throw new Refusal(429, sentences.tooMany, { headers });
  };
};
