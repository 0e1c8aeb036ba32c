import type { FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptAnswer } from '../platform/http/kept/keptAnswer.ts';
import { keepBodies } from '../platform/http/kept/keptAnswer.ts';
import { sendKept } from '../platform/http/kept/sendKept.ts';
import { contentPolicy } from '../platform/http/security.ts';
import { PAGE_TYPE } from './drawPage.ts';
import type { PageParts } from './parts.ts';

const readIfThere = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

/** A built page, with the compressed files that lie beside it. */
const readPage = async (
  file: string,
  status: number,
  pageSources: PageParts['pageSources'],
): Promise<KeptAnswer> => {
  const [identity, gzip, br] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.gz`),
    readIfThere(`${file}.br`),
  ]);
  const bodies = { identity, ...(gzip && { gzip }), ...(br && { br }) };
  const headers = { 'content-security-policy': contentPolicy(pageSources, identity.toString()) };
  return keepBodies({ status, type: PAGE_TYPE, headers, bodies });
};

const noneIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Sends a built page, compressed where a compressed file lies beside it; false when the site lacks the file. Pages
 * are asked for again every time (`no-cache`), and answered with 304 where they are the same.
 */
export const sendPage = async (
  reply: FastifyReply,
  { site, siteAnswers, pageSources }: Pick<PageParts, 'site' | 'siteAnswers' | 'pageSources'>,
  { file, status = 200 }: { file: string; status?: number },
): Promise<boolean> => {
  const kept = await siteAnswers
    .get(`${status} ${file}`, () => readPage(join(site, file), status, pageSources))
    .catch(noneIfMissing);
  if (!kept) return false;
  await sendKept(reply.header('cache-control', 'no-cache'), kept);
  return true;
};
