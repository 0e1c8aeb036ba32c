import type { OpeningDetail, OpeningList, Receipt } from './schemas.ts';

/**
 * What a page is rendered with, and hydrated from: it stands as JSON in the page's head. Everything is optional; a
 * page without its data asks for it in the browser. `null`: the server looked and there is nothing.
 */
export interface PageSeed {
  openings?: OpeningList;
  opening?: OpeningDetail | null;
  /** The opening existed and is closed. */
  isClosed?: true;
  receipt?: Receipt | null;
}

export interface RenderedPage {
  status: 200 | 404 | 410;
  /** The whole document. */
  html: string;
}

/**
 * The one small interface between the server and the built renderer (docs/decisions/prerender-and-hydrate.md).
 * `url` is a path with an optional query; an address without a page gives the 404 page.
 */
export type RenderPage = (url: string, seed?: PageSeed) => Promise<RenderedPage>;
