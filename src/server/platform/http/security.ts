import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { PageSources } from '../settings/manifest.ts';

/** One year, for this host only. Sent over TLS only. */
const HSTS = 'max-age=31536000';

const DENIED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/**
 * Lets only the site's films, and embedded videos and maps, go full screen. A page can only delegate what it may do
 * itself, hence `self`.
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

/** The Content-Security-Policy of every page: nothing but the named sources and the build's inline script. */
const buildPolicy = (sources: PageSources): string => {
  const { inlineScripts, frameSources, connectSources, formActions } = sources;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources],
    ...(frameSources.length > 0 && { 'frame-src': frameSources }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formActions],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Trusted Types: the names of the policies of the inline script and of webpack.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['late', 'site'],
  })
    .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
    .join(';');
};

/**
 * Registers the public site's security headers. The referrer policy is not `no-referrer`, because forms would then send
 * `Origin: null`.
 */
export const registerSecurity = (app: FastifyInstance, sources: PageSources): Promise<void> =>
  registerHeaders(app, {
    'content-security-policy': buildPolicy(sources),
    'permissions-policy': permissionsPolicy(sources.frameSources),
    'cache-control': 'no-store',
  });

/**
 * Registers security headers for every response, besides `ownHeaders`. HSTS is not sent over plain http, and
 * upgrade-insecure-requests never: they would break http://127.0.0.1.
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
    // These headers are for browsers that no longer exist.
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
