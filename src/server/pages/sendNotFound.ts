import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsPage } from '../platform/http/accepts.ts';
import { addressOf, allowedMethods } from '../platform/http/address.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { sentences } from '../platform/http/sentences.ts';
import { sendPage, type SiteParts } from './sendPage.ts';

/** Pages have one address each, without this ending. */
export const PAGE_ENDING = /\.html?$/i;

/** Whether an address names a file and not a page. */
export const isAssetPath = (path: string): boolean =>
  path.startsWith('/static/') || (/\.[^./]+$/.test(path) && !PAGE_ENDING.test(path));

/** Refuses a method that the address does not take (405), and anything but reading where there is nothing (404). */
export const refuseMethod = (request: FastifyRequest): void => {
  const allow = allowedMethods(addressOf(request).path);
  if (allow && !allow.split(', ').includes(request.method)) {
    throw new Refusal(405, sentences.methodNotAllowed, { headers: { allow } });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(404, sentences.notFound);
};

/**
 * Answers 404 without repeating the address: the designed page for a browser, one plain sentence for a missing file,
 * JSON for programs.
 */
export const sendNotFound = async (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: SiteParts,
): Promise<FastifyReply> => {
  refuseMethod(request);
  if (isAssetPath(addressOf(request).path)) {
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found\n');
  }
  reply.header('vary', 'Accept');
  const isPage = acceptsPage(request.headers.accept);
  if (isPage && (await sendPage(reply, parts, { file: '404.html', status: 404 }))) return reply;
  throw new Refusal(404, sentences.notFound);
};
