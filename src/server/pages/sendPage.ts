import type { FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, type StaticPageName } from '../../content/paths.ts';
import { builtAnswer, sendAnswer, type Answer } from '../platform/http/answer.ts';
import { contentPolicy } from '../platform/http/security.ts';
import type { PageParts } from './parts.ts';
import { PAGE_TYPE } from './renderAnswer.ts';

/** What built pages are sent from. */
export type SiteParts = Pick<PageParts, 'site' | 'siteAnswers' | 'pageSources'>;

/** The built file of a page, relative to the site's folder. */
export const pageFile = (name: StaticPageName): string =>
  name === 'home' ? 'index.html' : `${paths[name].slice(1)}.html`;

/** Changes when the site is built again: the build writes this file last. */
export const readBuildVersion = async (distDir: string): Promise<string> => {
  const found = await stat(join(distDir, 'build.json')).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeMs}` : 'none';
};

/** One line for whoever starts the server without pages; undefined where they are there. */
export const pagesNotice = (distDir: string): string | undefined =>
  existsSync(join(distDir, 'site'))
    ? undefined
    : `There are no pages in ${distDir} (DIST_DIR): every page is answered with 404, the calls alone work`;

const readIfThere = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

const readPage = async (file: string, status: number, sources: PageParts['pageSources']): Promise<Answer> => {
  const [identity, gzip, br] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.gz`),
    readIfThere(`${file}.br`),
  ]);
  const headers = { 'content-security-policy': contentPolicy(sources, identity.toString()) };
  const bodies = { identity, ...(gzip && { gzip }), ...(br && { br }) };
  return builtAnswer({ status, type: PAGE_TYPE, headers }, bodies);
};

const noneIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/** Sends a built page; false when the site lacks the file. Browsers revalidate pages every time (`no-cache`). */
export const sendPage = async (
  reply: FastifyReply,
  { site, siteAnswers, pageSources }: SiteParts,
  { file, status = 200 }: { file: string; status?: number },
): Promise<boolean> => {
  const answer = await siteAnswers
    .get(`${status} ${file}`, () => readPage(join(site, file), status, pageSources))
    .catch(noneIfMissing);
  if (!answer) return false;
  await sendAnswer(reply.header('cache-control', 'no-cache'), answer);
  return true;
};
