import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { feedPaths, type PageName } from '../../../content/paths.ts';
import { resolvePath } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';
import { decodeText } from '../../../lib/decodeText.ts';
import { acceptsPage } from './accepts.ts';

interface RequestUrl {
  /** Decoded, or as it was sent if it cannot be decoded. */
  path: string;
  /** With its question mark; empty if there is no query. */
  search: string;
}

/** Splits the request's URL. */
export const readRequestUrl = ({ raw }: FastifyRequest): RequestUrl => {
  const [path = '/', ...query] = (raw.url ?? '/').split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  return { path: decodeText(path), search };
};

/** The query without its question mark; '' if there is none. */
export const readQuery = (request: FastifyRequest): string => readRequestUrl(request).search.slice(1);

/** Redirects a page's non-canonical URL to the canonical one; returns false if the URL is canonical. */
export const redirectToCanonical = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
  const { path, search } = readRequestUrl(request);
  const page = resolvePath(path);
  if (!page || page.canonical === path) return false;
  await reply.header('cache-control', 'no-cache').redirect(encodeURI(page.canonical) + search, 301);
  return true;
};

/**
 * Escapes the percent signs of a path that cannot be decoded, such as '/50%', so that a browser gets the 404 page. Other
 * clients get 400.
 */
export const makeDecodable = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string => {
  const [path = '', ...query] = url.split('?');
  const isMalformed = path.includes('%') && decodeText(path) === path;
  if (!isMalformed || !acceptsPage(headers.accept)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
};

const READ_METHODS = 'GET, HEAD';
const POST = 'POST';

const callMethods: Readonly<Record<string, string>> = {
  [calls.careerList]: READ_METHODS,
  ...Object.fromEntries(Object.values(feedPaths).map((path) => [path, READ_METHODS])),
  [calls.health]: READ_METHODS,
  [calls.ready]: READ_METHODS,
  [calls.uploadResume]: POST,
  [calls.apply]: POST,
  [calls.emailSend]: POST,
  [calls.emailSendForm]: POST,
};

/** Pages whose forms post to the page's own URL without JavaScript. */
const PAGES_WITH_FORMS: ReadonlySet<PageName> = new Set([
  'careerDetails',
  'withdraw',
  'jobAlerts',
  'jobAlert',
  'yourData',
]);
const CALENDAR = /^\/career-details\/[^/]+\/closing_date\.ics$/;

/** The value of the Allow header for a path; undefined for one that does not exist. */
export const allowedMethods = (path: string): string | undefined => {
  const allowed = callMethods[path];
  if (allowed) return allowed;
  if (path.startsWith(`${calls.careerDetail}/`) || CALENDAR.test(path)) return READ_METHODS;
  const page = resolvePath(path)?.name;
  if (!page) return undefined;
  return PAGES_WITH_FORMS.has(page) ? `${READ_METHODS}, ${POST}` : READ_METHODS;
};
