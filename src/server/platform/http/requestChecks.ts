import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromOtherSite, type OwnSite } from './isFromOtherSite.ts';
import { Refusal } from './refusal.ts';
import { sentences } from './sentences.ts';

const MAX_URL_LENGTH = 4096;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostHeaders = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/**
 * Refusals that hold for every address: a URL beyond 4,096 characters (414), two Host headers (400), a form sent from
 * another site (403).
 */
export const registerRequestChecks = (app: FastifyInstance, ownSite: OwnSite): void => {
  app.addHook('onRequest', async (request) => {
    if ((request.raw.url ?? '').length > MAX_URL_LENGTH) throw new Refusal(414, sentences.addressTooLong);
    if (hostHeaders(request) > 1) throw new Refusal(400, sentences.badRequest);
    if (!READING.has(request.method) && isFromOtherSite(request, ownSite)) {
      throw new Refusal(403, sentences.otherSite);
    }
  });
};
