import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FilledIn, PageSeed } from '../../contract/renderer.ts';
import { chooseEncoding } from '../platform/http/kept/encodings.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { contentPolicy } from '../platform/http/security.ts';
import { sentences } from '../platform/http/sentences.ts';
import type { PageParts } from './parts.ts';

const compress = promisify(gzip);

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  chooseEncoding(headers['accept-encoding'], ['gzip']) === 'gzip';

export interface RenderedAnswer {
  status: number;
  /** Of the page to draw, where it is not the request's own; such a page must not be hydrated. */
  url?: string;
  seed: PageSeed;
  /** What somebody sent in the form that this answers. */
  filledIn?: FilledIn;
}

/**
 * Renders the page of this request with its data in it, and sends it. The server knows the status: it looked the data
 * up. How long it may be kept is the caller's to say. Refuses with 404 where the renderer has not been built.
 */
export const sendRendered = async (
  reply: FastifyReply,
  { loadRenderer, pageSources }: Pick<PageParts, 'loadRenderer' | 'pageSources'>,
  { status, url = reply.request.url, seed, filledIn }: RenderedAnswer,
): Promise<FastifyReply> => {
  const render = await loadRenderer();
  if (!render) throw new Refusal(404, sentences.notBuilt);
  const { html } = await render(url, seed, filledIn);
  reply.header('content-security-policy', contentPolicy(pageSources, html));
  reply.code(status).type('text/html; charset=utf-8');
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
  if (!takesGzip(reply.request)) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await compress(html));
};
