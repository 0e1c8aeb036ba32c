import { feedPaths, type OpeningFeed } from './paths.ts';

/** Media types of the feeds. */
export const feedTypes: Readonly<Record<OpeningFeed, string>> = {
  rss: 'application/rss+xml',
  json: 'application/feed+json',
};

/** The feeds of openings, in the order in which they are offered. */
export const OPENING_FEEDS = ['rss', 'json'] as const satisfies readonly OpeningFeed[];

/** Path and query of a feed of the openings that match `query`. */
export const feedPath = (kind: OpeningFeed, query: string): string =>
  feedPaths[kind] + (query && `?${query}`);
