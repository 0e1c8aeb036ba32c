import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import { sentences } from './sentences.ts';

const MAX_URL_LENGTH = 4096;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Whether another site's page made the visitor's browser send this. Programs send neither header. */
const isFromOtherSite = (request: FastifyRequest, allowedOrigins: readonly string[]): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return false;
  if (site === 'cross-site') return true;
  return origin !== undefined && hostOf(origin) !== request.host;
};

const hostHeaders = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/**
 * Refusals that hold for every address: a URL beyond 4,096 characters (414), two Host headers (400), a form sent from
 * another site (403).
 */
export const registerRequestChecks = (app: FastifyInstance, allowedOrigins: readonly string[]): void => {
  app.addHook('onRequest', async (request) => {
    if ((request.raw.url ?? '').length > MAX_URL_LENGTH) throw new Refusal(414, sentences.addressTooLong);
    if (hostHeaders(request) > 1) throw new Refusal(400, sentences.badRequest);
    if (!READING.has(request.method) && isFromOtherSite(request, allowedOrigins)) {
      throw new Refusal(403, sentences.otherSite);
    }
  });
};
