import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ALERTS_HEADER, TOTAL_HEADER } from '../../../contract/listHeaders.ts';
import { Refusal, sentences } from './refusal.ts';

interface OwnSite {
  /** Origins other than the site's own that may post. */
  allowedOrigins: readonly string[];
  /** The site's public URL, from `SITE_URL`; empty if that is not set. */
  siteUrl: string;
}

const MAX_URL_LENGTH = 4096;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Seconds for which a browser may cache the response to a preflight request. */
const PREFLIGHT_MAX_AGE_S = 600;

const readHost = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/** Every host by which the visitor may have reached the site: a proxy may overwrite Host or X-Forwarded-Host. */
const listOwnHosts = (request: FastifyRequest, siteUrl: string): (string | undefined)[] => {
  const { headers, host } = request;
  const isForwarded = host !== headers.host;
  const forwarded = isForwarded ? String(headers['x-forwarded-host'] ?? '').split(',') : [];
  return [host, headers.host, readHost(siteUrl), ...forwarded.map((name) => name.trim())];
};

/**
 * Whether a page of another site made the browser send this request. Pages cannot set the headers `Origin`,
 * `Sec-Fetch-Site` and `Host`; clients other than browsers do not send the first two.
 */
const isCrossSite = (request: FastifyRequest, { allowedOrigins, siteUrl }: OwnSite): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return false;
  if (site === 'cross-site') return true;
  // Sec-Fetch-Site is decisive, even if a proxy changes the host.
  if (origin === undefined || site === 'same-origin') return false;
  const host = readHost(origin);
  return host === undefined || !listOwnHosts(request, siteUrl).includes(host);
};

const countHostHeaders = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/**
 * Registers checks for all routes. They refuse a URL of more than 4,096 characters (414), two Host headers (400), and a
 * cross-site request with an unsafe method, such as POST (403).
 */
export const registerRequestChecks = (app: FastifyInstance, ownSite: OwnSite): void => {
  app.addHook('onRequest', async (request) => {
    if ((request.raw.url ?? '').length > MAX_URL_LENGTH) throw new Refusal(414, sentences.addressTooLong);
    if (countHostHeaders(request) > 1) throw new Refusal(400, sentences.badRequest);
    if (!SAFE_METHODS.has(request.method) && isCrossSite(request, ownSite)) {
      throw new Refusal(403, sentences.otherSite);
    }
  });
};

/** Lets pages of the allowed origins, such as the site on a CDN, call the API and read its responses. */
export const registerCors = async (
  app: FastifyInstance,
  allowedOrigins: readonly string[],
): Promise<void> => {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type', 'accept', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'link', TOTAL_HEADER, ALERTS_HEADER],
    maxAge: PREFLIGHT_MAX_AGE_S,
    strictPreflight: true,
  });
};
