import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, type StaticPageName } from '../../content/paths.ts';
import { acceptsPage } from '../platform/http/accepts.ts';
import { readRequestUrl, allowedMethods } from '../platform/http/requestUrl.ts';
import { type CachedResponse, makeStaticResponse, sendResponse } from '../platform/http/cachedResponse.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { PAGE_TYPE, type PageDependencies } from './renderResponse.ts';

/** Dependencies for sending built pages. */
export type SiteDependencies = Pick<PageDependencies, 'site' | 'siteResponses'>;

/** A version that changes with every build, from the file that the build writes last. */
export const readBuildVersion = async (distDir: string): Promise<string> => {
  const stats = await stat(join(distDir, 'build.json')).catch(() => undefined);
  return stats ? `${stats.ino} ${stats.mtimeMs}` : 'none';
};

/** A line for the operator if the site is not built; otherwise undefined. */
export const describeMissingPages = (distDir: string): string | undefined =>
  existsSync(join(distDir, 'site'))
    ? undefined
    : `There are no pages in ${distDir} (DIST_DIR): every page is answered with 404; only the calls work`;

const readIfExists = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

const readPage = async (file: string, status: number): Promise<CachedResponse> => {
  const [identity, gzip, br] = await Promise.all([
    readFile(file),
    readIfExists(`${file}.gz`),
    readIfExists(`${file}.br`),
  ]);
  const bodies = { identity, ...(gzip && { gzip }), ...(br && { br }) };
  return makeStaticResponse({ status, type: PAGE_TYPE }, bodies);
};

const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/** Sends a file of the built site; false if it is missing. Browsers revalidate pages every time (`no-cache`). */
const sendPage = async (
  reply: FastifyReply,
  { site, siteResponses }: SiteDependencies,
  { file, status = 200 }: { file: string; status?: number },
): Promise<boolean> => {
  const response = await siteResponses
    .get(`${status} ${file}`, () => readPage(join(site, file), status))
    .catch(ignoreMissing);
  if (!response) return false;
  await sendResponse(reply.header('cache-control', 'no-cache'), response);
  return true;
};

/** Sends a built page by its name, or 404. */
export const sendBuiltPage = async (
  reply: FastifyReply,
  dependencies: SiteDependencies,
  name: StaticPageName,
): Promise<FastifyReply> => {
  const file = name === 'home' ? 'index.html' : `${paths[name].slice(1)}.html`;
  return (await sendPage(reply, dependencies, { file })) ? reply : sendNotFound(reply, dependencies);
};

/** URLs of pages never end with it. */
export const HTML_EXTENSION = /\.html?$/i;

/** Whether a path is that of a file, not of a page. */
export const isAssetPath = (path: string): boolean =>
  path.startsWith('/static/') || (/\.[^./]+$/.test(path) && !HTML_EXTENSION.test(path));

/** Refuses a method that a path does not accept with 405, and an unsafe method at an unknown path with 404. */
export const checkMethod = (request: FastifyRequest): void => {
  const allow = allowedMethods(readRequestUrl(request).path);
  if (allow && !allow.split(', ').includes(request.method)) {
    throw new Refusal(405, sentences.methodNotAllowed, { headers: { allow } });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(404, sentences.notFound);
};

/** Answers 404: with the site's own page for a browser, with plain text for a missing file, otherwise with JSON. */
export const sendNotFound = async (
  reply: FastifyReply,
  dependencies: SiteDependencies,
): Promise<FastifyReply> => {
  const { request } = reply;
  checkMethod(request);
  if (isAssetPath(readRequestUrl(request).path)) {
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found\n');
  }
  reply.header('vary', 'Accept');
  const isPage = acceptsPage(request.headers.accept);
  if (isPage && (await sendPage(reply, dependencies, { file: '404.html', status: 404 }))) return reply;
  throw new Refusal(404, sentences.notFound);
};
