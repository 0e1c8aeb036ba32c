import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, type StaticPageName } from '../../content/paths.ts';
import { resolvePath, staticPageNames } from '../../content/resolvePath.ts';
import { wellKnownPaths } from '../../content/wellKnown.ts';
import { BUILD_FILE } from '../../contract/constants.ts';
import { SEARCH_FILE } from '../../contract/siteSearch.ts';
import { readRequestUrl, redirectToCanonical } from '../platform/http/requestUrl.ts';
import {
  isAssetPath,
  HTML_EXTENSION,
  checkMethod,
  sendBuiltPage,
  sendNotFound,
  type SiteDependencies,
} from './sendPage.ts';

/** Pages whose routes are registered in other modules. */
const REGISTERED_ELSEWHERE: ReadonlySet<StaticPageName> = new Set([
  'careers',
  'messageNotSent',
  'messageSent',
  'search',
  'jobAlerts',
  'yourData',
]);

const FILES_ROUTE = '/*';
const BUILT_ROUTES: ReadonlySet<string> = new Set([
  ...staticPageNames.filter((name) => !REGISTERED_ELSEWHERE.has(name)).map((name) => paths[name]),
  wellKnownPaths.security,
  FILES_ROUTE,
]);

/** Whether a route sends only what the build has made, which needs no database. */
export const isBuiltRoute = (url: string): boolean => BUILT_ROUTES.has(url);

/** Sends the page of the opening with this id. */
type SendOpening = (reply: FastifyReply, id: string) => Promise<FastifyReply>;

/** Compressed files are only sent by content negotiation. Source maps are not public. */
const NOT_PUBLIC = /\.(?:br|gz|map)$/i;

const cacheControl = (path: string): string => {
  if (path === BUILD_FILE) return 'no-store';
  if (path === SEARCH_FILE) return 'no-cache';
  return path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
};

/** Pages of other sites show the pictures of shared links, so browsers must be allowed to load them there. */
const isSharePicture = (path: string): boolean => /^\/images\/link[-\w]*\.png$/.test(path);

/** Whether a path is a public file of the site: inside its folder, and not hidden except `.well-known`. */
const isPublicFile = async (site: string, path: string): Promise<boolean> => {
  const segments = path.split('/').slice(1);
  const isPlain = segments.every((name) => name === '.well-known' || (name !== '' && !name.startsWith('.')));
  if (!isPlain || /[\0\\]/.test(path) || !isAssetPath(path)) return false;
  if (HTML_EXTENSION.test(path) || NOT_PUBLIC.test(path)) return false;
  const stats = await stat(join(site, path)).catch(() => undefined);
  return stats?.isFile() ?? false;
};

const EXPIRES = /^Expires: .*$/m;
/** Less than a year, as RFC 9116 recommends. */
const VALID_DAYS = 330;
const DAY_MS = 86_400_000;

/** Changes once a day, so that cached copies stay valid. */
const expiryDate = (now: number): string =>
  new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();

/** `security.txt` with an expiry date from today: a server may run for longer than a year after its build. */
const registerSecurityText = (app: FastifyInstance, dependencies: SiteDependencies): void => {
  app.get(wellKnownPaths.security, async (_request, reply) => {
    const text = await readFile(join(dependencies.site, wellKnownPaths.security), 'utf8').catch(
      () => undefined,
    );
    if (text === undefined) return sendNotFound(reply, dependencies);
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8');
    return text.replace(EXPIRES, `Expires: ${expiryDate(Date.now())}`);
  });
};

/** Serves the built site: pages, 301 redirects to canonical URLs, files, and 404. */
export const registerPages = async (
  app: FastifyInstance,
  dependencies: SiteDependencies,
  sendOpening: SendOpening,
): Promise<void> => {
  const { site } = dependencies;
  await app.register(fastifyStatic, {
    root: site,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  });

  for (const name of staticPageNames.filter((page) => !REGISTERED_ELSEWHERE.has(page))) {
    app.get(paths[name], async (_request, reply) => sendBuiltPage(reply, dependencies, name));
  }

  registerSecurityText(app, dependencies);

  app.get(FILES_ROUTE, async (request, reply) => {
    checkMethod(request);
    if (await redirectToCanonical(request, reply)) return reply;
    const { path } = readRequestUrl(request);
    if (resolvePath(path)?.name === 'careerDetails') return sendOpening(reply, '');
    if (!(await isPublicFile(site, path))) return sendNotFound(reply, dependencies);
    if (isSharePicture(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.header('cache-control', cacheControl(path)).sendFile(path.slice(1));
  });

  app.setNotFoundHandler((_request, reply) => sendNotFound(reply, dependencies));
  // Runs before the body is read, so that an unknown path answers 404 whatever the content type.
  app.addHook('onRequest', async (request) => {
    if (request.is404) checkMethod(request);
  });
};
