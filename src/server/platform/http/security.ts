import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { PageSources } from '../settings/readPageSources.ts';
import { HSTS } from './hsts.ts';

const REFUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
].concat(['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking']);

/**
 * Nothing is allowed, but that a film of ours and an embedded video or map may fill the screen when its visitor asks for it. A page can
 * hand on only what it has itself, hence `self`.
 */
const permissions = (frameSources: readonly string[]): string => {
  const frames = frameSources.map((origin) => ` "${origin}"`).join('');
  return [...REFUSED.map((feature) => `${feature}=()`), `fullscreen=(self${frames})`].join(',');
};

/** The only one in a document; what people wrote stands in it escaped. */
const STYLE = /<style>(.*?)<\/style>/s;
const SCRIPTS = /<script>(.*?)<\/script>/gs;
const hashOf = (inline: string): string => `sha256-${createHash('sha256').update(inline).digest('base64')}`;

/** Of the scripts that the build vouches for, those that the page has; all of them where there is no page. */
const scriptsOf = (vouched: readonly string[], html: string): readonly string[] => {
  if (html === '') return vouched;
  const found = new Set([...html.matchAll(SCRIPTS)].map(([, script = '']) => hashOf(script)));
  return vouched.filter((hash) => found.has(hash));
};

/**
 * What a page may load, for its Content-Security-Policy: nothing but what is named, and the inline style that the build
 * has put into the page's head. It stands in each answer once, so it names no script that the page does not have (FAST-21).
 */
export const contentPolicy = (sources: PageSources, html = ''): string => {
  const style = STYLE.exec(html)?.[1];
  const { inlineScripts, frameSources, connectSources, formActions } = sources;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptsOf(inlineScripts, html).map((hash) => `'${hash}'`)],
    'style-src': ["'self'", ...(style === undefined ? [] : [`'${hashOf(style)}'`])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources],
    ...(frameSources.length > 0 && { 'frame-src': frameSources }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formActions],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Text becomes a script's address only by the two policies of our own: of the inline script and of webpack (SEC-6).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['late', 'site'],
  })
    .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
    .join(';');
};

/**
 * Headers that keep the browser strict: a policy that starts from nothing and names what the built pages load (docs/requirements.md, SEC-1).
 * Neither HSTS nor upgrade-insecure-requests on plain http: they would break http://127.0.0.1. Referrers stay on the
 * site (not `no-referrer`, under which form posts say `Origin: null`).
 */
export const registerSecurity = async (app: FastifyInstance, sources: PageSources): Promise<void> => {
  const allowed = permissions(sources.frameSources);
  const policy = contentPolicy(sources);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Of Internet Explorer, of Flash, to switch off what no browser has any more, and to ask for what browsers do unasked.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy).header('permissions-policy', allowed);
    reply.header('cache-control', 'no-store');
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
  });
};
