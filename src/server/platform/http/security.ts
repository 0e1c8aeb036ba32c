import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { PageSources } from '../settings/manifest.ts';

/** Sent over TLS only: one year, for this host only. */
const HSTS = 'max-age=31536000';

const DENIED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/**
 * Only our own films, and embedded videos and maps, may go full screen. A page can delegate only what it has, hence
 * `self`.
 */
const permissionsPolicy = (frameSources: readonly string[] = []): string => {
  const frames = frameSources.map((origin) => ` "${origin}"`).join('');
  const refused = DENIED_FEATURES.split(' ').map((feature) => `${feature}=()`);
  return [...refused, `fullscreen=(self${frames})`].join(',');
};

/** Headers of responses that are sent before Fastify's hooks run, or by Node's parser. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** The only style element in a document; people's text is escaped in it. */
const STYLE = /<style>(.*?)<\/style>/s;
const SCRIPTS = /<script>(.*?)<\/script>/gs;
const hashScript = (inline: string): string =>
  `sha256-${createHash('sha256').update(inline).digest('base64')}`;

/** The hashes of those listed scripts that are in the page; all of them without a page. */
const hashesInPage = (listed: readonly string[], html: string): readonly string[] => {
  if (html === '') return listed;
  const found = new Set([...html.matchAll(SCRIPTS)].map(([, script = '']) => hashScript(script)));
  return listed.filter((hash) => found.has(hash));
};

/** A page's Content-Security-Policy: nothing but the named sources and the page's own inline style and scripts. */
export const contentPolicy = (sources: PageSources, html = ''): string => {
  const style = STYLE.exec(html)?.[1];
  const { inlineScripts, frameSources, connectSources, formActions } = sources;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesInPage(inlineScripts, html).map((hash) => `'${hash}'`)],
    'style-src': ["'self'", ...(style === undefined ? [] : [`'${hashScript(style)}'`])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources],
    ...(frameSources.length > 0 && { 'frame-src': frameSources }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formActions],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The policies of the inline script and of webpack.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['late', 'site'],
  })
    .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
    .join(';');
};

/**
 * The public site's security headers. A page replaces the policy by its own. Not `no-referrer`, under which forms send
 * `Origin: null`.
 */
export const registerSecurity = (app: FastifyInstance, sources: PageSources): Promise<void> =>
  registerHeaders(app, {
    'content-security-policy': contentPolicy(sources),
    'permissions-policy': permissionsPolicy(sources.frameSources),
    'cache-control': 'no-store',
  });

/**
 * Security headers for every response, and the given ones. No HSTS and no upgrade-insecure-requests over plain http:
 * they would break http://127.0.0.1.
 */
export const registerHeaders = async (
  app: FastifyInstance,
  ownHeaders: Readonly<Record<string, string>>,
): Promise<void> => {
  const headers = { 'permissions-policy': permissionsPolicy(), ...ownHeaders };
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Headers for browsers that no longer exist.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
  });
};
