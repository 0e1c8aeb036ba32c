import type { FastifyRequest } from 'fastify';

export interface OwnSite {
  /** Origins other than the site's own that may post. */
  allowedOrigins: readonly string[];
  /** The site's public address, as `SITE_URL` says it; empty where it does not. */
  siteUrl: string;
}

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/** The names by which the visitor may have asked for us; a proxy may write its own name into one or the other. */
const ownHosts = (request: FastifyRequest, siteUrl: string): (string | undefined)[] => {
  const { headers, host } = request;
  const isForwarded = host !== headers.host;
  const forwarded = isForwarded ? String(headers['x-forwarded-host'] ?? '').split(',') : [];
  return [host, headers.host, hostOf(siteUrl), ...forwarded.map((name) => name.trim())];
};

/**
 * Whether another site's page made the visitor's browser send this (docs/requirements.md, SEC-2). No page can write the
 * headers that tell: `Origin`, `Sec-Fetch-Site`, `Host`. Programs send neither of the first two.
 */
export const isFromOtherSite = (request: FastifyRequest, { allowedOrigins, siteUrl }: OwnSite): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return false;
  if (site === 'cross-site') return true;
  // What the browser itself says holds whatever a proxy makes of the host's name.
  if (origin === undefined || site === 'same-origin') return false;
  const host = hostOf(origin);
  return host === undefined || !ownHosts(request, siteUrl).includes(host);
};
