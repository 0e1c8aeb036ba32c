import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { wellKnownPaths } from '../../content/wellKnown.ts';
import { sendNotFound } from './sendNotFound.ts';
import type { PageParts } from './parts.ts';

const EXPIRES = /^Expires: .*$/m;
/** Less than the year that RFC 9116 asks for. */
const BELIEVED_DAYS = 330;
const DAY_MS = 86_400_000;

/** By whole days, so that copies that caches keep stay the same for one. */
const expiresFrom = (now: number): string =>
  new Date((Math.floor(now / DAY_MS) + BELIEVED_DAYS) * DAY_MS).toISOString();

/**
 * `security.txt` as the build wrote it, its time of expiry counted from the day on which it is read: a server that runs
 * for a year without a build would say that nobody reads reports any more (docs/requirements.md, SEO-2).
 */
export const registerSecurityText = (
  app: FastifyInstance,
  parts: Pick<PageParts, 'site' | 'siteAnswers' | 'pageSources'>,
): void => {
  app.get(wellKnownPaths.security, async (request, reply) => {
    const text = await readFile(join(parts.site, wellKnownPaths.security), 'utf8').catch(() => undefined);
    if (text === undefined) return sendNotFound(request, reply, parts);
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8');
    return text.replace(EXPIRES, `Expires: ${expiresFrom(Date.now())}`);
  });
};
