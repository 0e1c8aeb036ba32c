import type { IgnoredValue, OpeningValues } from './openingFilters.ts';
import type { FoundPages } from './siteSearch.ts';
import type { YourData } from './yourData.ts';
import type { ClosedOpening, OpeningDetail, OpeningList, Receipt } from './schemas.ts';

/** Openings as the list call returns them. */
export interface ListSeed {
  openings: OpeningList;
  /** Total number of openings. */
  total: number;
  /** Job alerts are available. */
  hasAlerts?: true;
  /** The values that filters offer, if `openings` is not the complete list. */
  values?: OpeningValues;
}

/**
 * The data that a page is rendered with and hydrated from, as JSON in the document's head. Everything is optional: a
 * page without its data fetches it in the browser. `null` means that the server found nothing.
 */
export interface PageSeed {
  /** The search page's query and results. */
  search?: FoundPages;
  /** When the page was rendered, in milliseconds since 1970. */
  renderedAt?: number;
  /** The list call's response without parameters; only its newest openings if it is too large for a page. */
  list?: ListSeed;
  /** If `list` is not complete: the openings on the requested page of the list, and the list call's query for them. */
  part?: ListSeed & { query: string; foundQuery: string; ignored: readonly IgnoredValue[] };
  opening?: OpeningDetail | null;
  /** The list has no such page, so the response is 404 and shows its first page. */
  isPageMissing?: true;
  /** A preview: only people with the link can open it, and search engines do not index it. */
  isPreview?: true;
  /** The opening existed and is closed. */
  isClosed?: true;
  closedOpening?: ClosedOpening;
  receipt?: Receipt | null;
  /** Names of a contact form's invalid fields, never their values. */
  invalidFields?: readonly string[];
  /** Reference of a message that was sent without JavaScript. */
  messageReference?: string;
  /** The job alert of an emailed link; `listQuery` as `contract/openingFilterQuery.ts` writes it. */
  alert?: { state: 'waiting' | 'running'; listQuery: string } | { state: 'ended' };
  /** No mail server is configured, so there are no job alerts. */
  hasNoAlerts?: true;
  /** The same for links to a person's own data. */
  hasNoMail?: true;
  /** What an emailed link to a person's own data does; `invalid`: nothing any more. */
  dataLink?: 'open' | 'address' | 'invalid';
  /** Whether the token of a withdrawal link is valid; `unknown`: no application has its reference. */
  withdrawalLink?: 'valid' | 'invalid' | 'unknown';
}

/**
 * A form that a visitor sent without JavaScript, for the page that shows it again. It contains personal data, so it is
 * rendered into the page but never written to the seed.
 */
export interface SubmittedForm {
  /** Texts by their wire names. */
  values: Readonly<Record<string, string>>;
  /** One sentence for each invalid field. */
  errors: Readonly<Record<string, string>>;
  /** Why the whole form was refused, if not because of single fields; `retryAfter` in seconds. */
  refusal?: { sentence: string; retryAfter?: number };
  /** What is stored about a person, after they opened the emailed link. */
  yourData?: YourData;
  /** A valid resume that is already stored: its stored name and its original name. */
  upload?: { token: string; name: string };
}

export interface RenderedPage {
  status: 200 | 404 | 410;
  /** The complete document. */
  html: string;
}

/**
 * The only interface between the server and the built renderer (docs/decisions/prerender-and-hydrate.md). `url` is a
 * path with an optional query. An unknown path gives the 404 page. With `submittedForm` the document has no scripts and
 * no seed.
 */
export type RenderPage = (
  url: string,
  seed?: PageSeed,
  submittedForm?: SubmittedForm,
) => Promise<RenderedPage>;
