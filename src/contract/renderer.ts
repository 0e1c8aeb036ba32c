import type { OpeningValues } from './openingFilters.ts';
import type { FoundPages } from './siteSearch.ts';
import type { OpeningDetail, OpeningList, Receipt } from './schemas.ts';

/** Openings as the list call gives them. */
export interface ListSeed {
  openings: OpeningList;
  /** How many there are in all. */
  total: number;
  /** New openings can be had by mail. */
  hasAlerts?: true;
  /** What filters can choose, where `openings` are not all. */
  values?: OpeningValues;
}

/**
 * The data that a page is rendered with and hydrated from, as JSON in the page's head. Everything is optional; a
 * page without its data fetches it in the browser. `null`: the server found nothing.
 */
export interface PageSeed {
  /** The search page's query and its results. */
  search?: FoundPages;
  /** When the page was rendered, in milliseconds since 1970. */
  renderedAt?: number;
  /** The list call's answer without parameters, or the newest of it where it is too long for a document. */
  list?: ListSeed;
  /** Where `list` is not all: the page of the list that the address asks for, by the list call's query. */
  part?: ListSeed & { query: string };
  opening?: OpeningDetail | null;
  /** The opening is shown to those who were given its link only: nothing of it is for search engines. */
  isPreview?: true;
  /** The opening existed and is closed. */
  isClosed?: true;
  receipt?: Receipt | null;
  /** Names of a contact form's invalid fields; never their values. */
  invalidFields?: readonly string[];
  /** What a message that was sent without JavaScript is found by. */
  messageReference?: string;
  /** What the link in an alert's mail leads to; `listQuery`: which openings, as `contract/openingFilterQuery.ts` writes it. */
  alert?: { state: 'waiting' | 'running'; listQuery: string } | { state: 'over' };
  /** No mail is sent here, and so no alerts. */
  hasNoAlerts?: true;
  /** Whether the link that confirms a withdrawal is still valid; `unknown`: there is no such application. */
  withdrawalLink?: 'good' | 'over' | 'unknown';
}

/**
 * What a visitor sent in a form without JavaScript, for the page that answers it. Personal data: it is rendered into the
 * page and never put into its seed.
 */
export interface FilledIn {
  /** Texts by their wire names. */
  values: Readonly<Record<string, string>>;
  /** One sentence for each invalid field. */
  errors: Readonly<Record<string, string>>;
  /** What kept the whole form from being taken, where it was not a field; `retryAfter` in seconds. */
  trouble?: { sentence: string; retryAfter?: number };
  /** A good resume that the server has taken already: its stored name, and the applicant's name of it. */
  upload?: { token: string; name: string };
}

export interface RenderedPage {
  status: 200 | 404 | 410;
  /** The whole document. */
  html: string;
}

/**
 * The one small interface between the server and the built renderer (docs/decisions/prerender-and-hydrate.md).
 * `url` is a path with an optional query; an address without a page gives the 404 page. With `filledIn` the document
 * is a plain one, without scripts and without a seed.
 */
export type RenderPage = (url: string, seed?: PageSeed, filledIn?: FilledIn) => Promise<RenderedPage>;
