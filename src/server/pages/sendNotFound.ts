import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsPage } from '../platform/http/accepts.ts';
import { addressOf } from '../platform/http/addressOf.ts';
import { allowedMethods } from '../platform/http/allowedMethods.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { sentences } from '../platform/http/sentences.ts';
import type { PageParts } from './parts.ts';
import { isAssetPath } from './sendAsset.ts';
import { sendPage } from './sendPage.ts';

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Refuses a method that the address does not take (405), and anything but reading where there is nothing (404). */
export const refuseMethod = (request: FastifyRequest): void => {
  const allow = allowedMethods(addressOf(request).path);
  if (allow && !allow.split(', ').includes(request.method)) {
    throw new Refusal(405, sentences.methodNotAllowed, { headers: { allow } });
  }
  if (!isReading(request.method)) throw new Refusal(404, sentences.notFound);
};

/**
 * Answers what leads nowhere: the designed page to a browser, one plain sentence for a missing file, JSON to
 * programs; always with status 404 and without repeating the address (docs/requirements.md, ROUTE-6, ROUTE-7).
 */
export const sendNotFound = async (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<PageParts, 'site' | 'siteAnswers' | 'pageSources'>,
): Promise<FastifyReply> => {
  refuseMethod(request);
  if (isAssetPath(addressOf(request).path)) {
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found\n');
  }
  const isPage = acceptsPage(request.headers.accept);
  if (isPage && (await sendPage(reply, parts, { file: '404.html', status: 404 }))) return reply;
  throw new Refusal(404, sentences.notFound);
};
