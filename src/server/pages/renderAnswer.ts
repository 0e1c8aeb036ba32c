import type { FastifyReply } from 'fastify';
import type { FilledIn } from '../../contract/renderer.ts';
import { type Answer, sendAnswer, textAnswer } from '../platform/http/answer.ts';
import { clientOf } from '../platform/http/client.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { contentPolicy } from '../platform/http/security.ts';
import type { PageParts } from './parts.ts';
import type { QueuedPage } from './renderer.ts';

/** Media type of every page. */
export const PAGE_TYPE = 'text/html; charset=utf-8';

type RenderParts = Pick<PageParts, 'loadRenderer' | 'pageSources'>;

/** Its `url` has the parameters that the page reads, and no others: pages with one address are one page. */
interface PageToRender extends QueuedPage {
  status: number;
}

/** Renders a page. Refuses with 404 where the renderer has not been built. */
export const renderAnswer = async (
  { loadRenderer, pageSources }: RenderParts,
  { status, ...page }: PageToRender,
): Promise<Answer> => {
  const render = await loadRenderer();
  if (!render) throw new Refusal(404, sentences.notBuilt);
  const { html } = await render(page);
  const headers = { 'content-security-policy': contentPolicy(pageSources, html) };
  return textAnswer({ status, type: PAGE_TYPE, headers }, html);
};

/** A page for one request; without `url` the request's own, without its query. */
export type RequestedPage = Omit<PageToRender, 'client' | 'url'> & { url?: string };

/** Renders a page for this request alone and sends it. How long it may be cached is the caller's to say. */
export const sendRendered = async (
  reply: FastifyReply,
  parts: RenderParts,
  { url = reply.request.url.split('?')[0] ?? '/', ...page }: RequestedPage,
): Promise<FastifyReply> =>
  sendAnswer(reply, await renderAnswer(parts, { ...page, url, client: clientOf(reply.request) }));

/** A refusal that concerns no single field, for the page that answers a form. */
export const troubleOf = ({ body, headers }: Refusal): NonNullable<FilledIn['trouble']> => {
  const retryAfter = Number(headers['retry-after']);
  return { sentence: body.error, ...(retryAfter > 0 && { retryAfter }) };
};
