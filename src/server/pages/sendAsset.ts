import type { FastifyReply } from 'fastify';
import { BUILD_FILE } from '../../contract/constants.ts';
import { SEARCH_FILE } from '../../contract/siteSearch.ts';
import { hasFile } from './pageFile.ts';

const HASHED = '/static/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
/** Pages have one address each, without this ending. */
const OF_A_PAGE = /\.html?$/i;
/** Compressed files are chosen, not asked for; source maps are for those who build (docs/requirements.md, SEC-4). */
const NOT_FOR_VISITORS = /\.(?:br|gz|map)$/i;

/** Whether an address names a file and not a page: what is missing there is never answered with a page. */
export const isAssetPath = (path: string): boolean =>
  path.startsWith(HASHED) || (/\.[^./]+$/.test(path) && !OF_A_PAGE.test(path));

const cachingOf = (path: string): string => {
  if (path === BUILD_FILE) return 'no-store';
  // Asked for once a visit, and answered with 304 as long as it is the same.
  if (path === SEARCH_FILE) return 'no-cache';
  return path.startsWith(HASHED) ? FOR_EVER : FOR_AN_HOUR;
};

/** Sends a file of the built site; false when there is none of this name. */
export const sendAsset = async (
  reply: FastifyReply,
  { site, path }: { site: string; path: string },
): Promise<boolean> => {
  if (
    !isAssetPath(path) ||
    OF_A_PAGE.test(path) ||
    NOT_FOR_VISITORS.test(path) ||
    !(await hasFile(site, path))
  )
    return false;
  await reply.header('cache-control', cachingOf(path)).sendFile(path.slice(1), site, { cacheControl: false });
  return true;
};
