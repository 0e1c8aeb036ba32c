import type { FastifyReply } from 'fastify';
import type { SubmittedForm } from '../../contract/renderer.ts';
import { asksForPage } from '../platform/http/accepts.ts';
import { type CachedResponse, sendResponse, makeTextResponse } from '../platform/http/cachedResponse.ts';
import { clientKey } from '../platform/http/client.ts';
import { sendRefusal } from '../platform/http/errors.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import type { ResponseCache } from '../platform/http/responseCache.ts';
import type { PageSources } from '../platform/settings/manifest.ts';
import type { QueuedPage, Render } from './renderer.ts';

/** Dependencies of every route that sends pages. */
export interface PageDependencies {
  /** Absolute path of the folder of the built site. */
  site: string;
  /** Built pages, cached until the site is built again. */
  siteResponses: ResponseCache;
  /** Loads the built renderer on first use; undefined if it is not built. */
  loadRenderer: () => Promise<Render | undefined>;
  /** Sources from which the built pages may load besides the site itself. */
  pageSources: PageSources;
}

/** Media type of every page. */
export const PAGE_TYPE = 'text/html; charset=utf-8';

export type RenderDependencies = Pick<PageDependencies, 'loadRenderer'>;

/** Its `url` contains only the query parameters that the page reads. */
interface PageToRender extends QueuedPage {
  status: number;
}

/** Renders a page. Refuses with 404 if the renderer is not built. */
export const renderResponse = async (
  { loadRenderer }: RenderDependencies,
  { status, ...page }: PageToRender,
): Promise<CachedResponse> => {
  const render = await loadRenderer();
  if (!render) throw new Refusal(404, sentences.notBuilt);
  const { html, status: renderedStatus } = await render(page);
  // Rendering may find that the list has no such page.
  return makeTextResponse({ status: status === 200 ? renderedStatus : status, type: PAGE_TYPE }, html);
};

/** A page for one request. `url` defaults to the request's own, without its query. */
type RequestedPage = Omit<PageToRender, 'client' | 'url'> & { url?: string };

/** Renders a page for this request only and sends it; the caller sets `cache-control`. */
export const sendRendered = async (
  reply: FastifyReply,
  dependencies: RenderDependencies,
  { url = reply.request.url.split('?')[0] ?? '/', ...page }: RequestedPage,
): Promise<FastifyReply> =>
  sendResponse(reply, await renderResponse(dependencies, { ...page, url, client: clientKey(reply.request) }));

interface RefusedForm extends Pick<SubmittedForm, 'values'>, Pick<RequestedPage, 'url' | 'seed'> {
  refusal: Refusal;
  upload?: SubmittedForm['upload'] | undefined;
  /** Validation errors by field; by default those of the refusal. */
  errors?: SubmittedForm['errors'];
}

/** Responds to a refused form: a browser gets the form again with its errors and input, other clients get JSON. */
export const sendRefusedForm = async (
  reply: FastifyReply,
  dependencies: RenderDependencies,
  { refusal, values, upload, errors = refusal.body.fields ?? {}, ...page }: RefusedForm,
): Promise<FastifyReply> => {
  const { status, headers, body } = refusal;
  if (!asksForPage(reply.request.headers.accept) || !(await dependencies.loadRenderer()))
    return sendRefusal(refusal, reply);
  reply.headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const retryAfter = Number(headers['retry-after']);
  const formRefusal = { sentence: body.error, ...(retryAfter > 0 && { retryAfter }) };
  const submittedForm = {
    values,
    errors,
    ...(Object.keys(errors).length === 0 && { refusal: formRefusal }),
    ...(upload && !('resumefile' in errors) && { upload }),
  };
  return sendRendered(reply, dependencies, { status, ...page, submittedForm });
};
