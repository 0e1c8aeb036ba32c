import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { SubmittedForm, PageSeed, RenderedPage, RenderPage } from '../../contract/renderer.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';

/** A page's data, or a function that reads it when the page is about to be rendered. */
type SeedSource = PageSeed | (() => Promise<PageSeed>);

export interface QueuedPage {
  /** For the limit per client (`clientKey`). */
  client: string;
  url: string;
  seed: SeedSource;
  submittedForm?: SubmittedForm | undefined;
}

/** Queues a page and renders it. Refuses with 503 if the queue is full. */
export type Render = (page: QueuedPage) => Promise<RenderedPage>;

/** Rendering a page takes 2 to 10 ms: the last page of a full queue waits for at most half a second. */
const MAX_QUEUED = 50;
const MAX_QUEUED_PER_CLIENT = 5;

/**
 * Renders one page at a time and lets other requests run in between. The queue is bounded, in all and per client
 * (docs/decisions/responses-and-rendering.md).
 */
const makeRenderQueue = (render: RenderPage): Render => {
  const queuedPerClient = new Map<string, number>();
  let queuedCount = 0;
  let lastRendering: Promise<unknown> = Promise.resolve();

  return async ({ client, url, seed, submittedForm }) => {
    const clientCount = queuedPerClient.get(client) ?? 0;
    if (queuedCount >= MAX_QUEUED || clientCount >= MAX_QUEUED_PER_CLIENT)
      throw new Refusal(503, sentences.busyRendering, { headers: { 'retry-after': '2' } });
    queuedCount += 1;
    queuedPerClient.set(client, clientCount + 1);
    const rendering = lastRendering
      .then(() => nextTurn())
      .then(async () => render(url, typeof seed === 'function' ? await seed() : seed, submittedForm));
    lastRendering = rendering.catch(() => undefined);
    try {
      return await rendering;
    } finally {
      queuedCount -= 1;
      const remaining = (queuedPerClient.get(client) ?? 1) - 1;
      if (remaining > 0) queuedPerClient.set(client, remaining);
      else queuedPerClient.delete(client);
    }
  };
};

interface Renderer {
  renderPage: RenderPage;
}

/** Returns a function that loads the built renderer at the first page, because it takes half of the server's memory. */
export const makeRendererLoader = (distDir: string): (() => Promise<Render | undefined>) => {
  const file = resolve(distDir, 'renderer', 'renderPage.cjs');
  let render: Render | undefined;
  return async () => {
    if (render || !existsSync(file)) return render;
    // A separate file, not part of the server's bundle.
    const url = pathToFileURL(file).href;
    const { default: built } = (await import(/* webpackIgnore: true */ url)) as { default: Renderer };
    return (render = makeRenderQueue(built.renderPage));
  };
};
