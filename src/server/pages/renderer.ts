import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FilledIn, PageSeed, RenderedPage, RenderPage } from '../../contract/renderer.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';

/** A page's data, or the work that finds it, which waits for its turn like the rendering itself. */
type SeedSource = PageSeed | (() => Promise<PageSeed>);

export interface QueuedPage {
  /** Who asks (`clientOf`). */
  client: string;
  url: string;
  seed: SeedSource;
  filledIn?: FilledIn | undefined;
}

/** Renders a page in its turn. Refuses with 503 when too many pages wait. */
export type Render = (page: QueuedPage) => Promise<RenderedPage>;

/** A page takes 2 to 10 ms: the last one in a full queue waits for half a second at most. */
const MOST_WAITING = 50;
const MOST_WAITING_PER_CLIENT = 5;

/**
 * Renders one page at a time and lets the event loop answer other requests in between. The queue is bounded, and no
 * client has more than its share of it (docs/decisions/answers-and-rendering.md).
 */
const renderQueue = (render: RenderPage): Render => {
  const waiting = new Map<string, number>();
  let total = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async ({ client, url, seed, filledIn }) => {
    const own = waiting.get(client) ?? 0;
    if (total >= MOST_WAITING || own >= MOST_WAITING_PER_CLIENT)
      throw new Refusal(503, sentences.busyRendering, { headers: { 'retry-after': '2' } });
    total += 1;
    waiting.set(client, own + 1);
    const rendering = last
      .then(() => nextTurn())
      .then(async () => render(url, typeof seed === 'function' ? await seed() : seed, filledIn));
    last = rendering.catch(() => undefined);
    try {
      return await rendering;
    } finally {
      total -= 1;
      const left = (waiting.get(client) ?? 1) - 1;
      if (left > 0) waiting.set(client, left);
      else waiting.delete(client);
    }
  };
};

interface Renderer {
  renderPage: RenderPage;
}

/** Gives a function that loads the built renderer at the first page: it is half of the server's memory. */
export const rendererLoader = (distDir: string): (() => Promise<Render | undefined>) => {
  const file = resolve(distDir, 'renderer', 'renderPage.cjs');
  let render: Render | undefined;
  return async () => {
    if (render || !existsSync(file)) return render;
    // A file of its own, which webpack leaves out of the server's bundle.
    const url = pathToFileURL(file).href;
    const { default: built } = (await import(/* webpackIgnore: true */ url)) as { default: Renderer };
    return (render = renderQueue(built.renderPage));
  };
};
