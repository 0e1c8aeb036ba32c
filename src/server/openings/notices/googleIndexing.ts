import { sign } from 'node:crypto';
import { isRecord } from '../../../lib/isRecord.ts';
import type { ServiceAccount } from '../../platform/settings/noticeSettings.ts';
import { NoticeDelayed, requireTaken, type SearchEngine } from './searchEngine.ts';

const PUBLISH_URL = 'https://indexing.googleapis.com/v3/urlNotifications:publish';
const SCOPE = 'https://www.googleapis.com/auth/indexing';
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_LIFE_S = 3600;
/** A token is renewed before it expires, so that no request arrives with an expired one. */
const TOKEN_MARGIN_MS = 300_000;

const toBase64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The signed request for an access token (RFC 7523). node:crypto does it; Google's library has 30 packages. */
const signRequest = (account: ServiceAccount, now: number): string => {
  const { client_email, private_key, private_key_id, token_uri } = account;
  const iat = Math.floor(now / 1000);
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat, exp: iat + TOKEN_LIFE_S };
  const text = `${toBase64Url({ alg: 'RS256', typ: 'JWT', kid: private_key_id })}.${toBase64Url(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), private_key).toString('base64url')}`;
};

/** A failed sign-in concerns all notices, so it delays them and refuses none. */
const fetchToken = async (account: ServiceAccount, signal: AbortSignal) => {
  const response = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: GRANT_TYPE, assertion: signRequest(account, Date.now()) }),
    redirect: 'manual',
    signal,
  });
  const body: unknown = response.ok ? await response.json() : undefined;
  if (!isRecord(body) || typeof body['access_token'] !== 'string')
    throw new NoticeDelayed(response.status, 0);
  const life = typeof body['expires_in'] === 'number' ? body['expires_in'] : 0;
  return { text: body['access_token'], renewAt: Date.now() + life * 1000 - TOKEN_MARGIN_MS };
};

/**
 * Google's Indexing API, which is meant for pages with JobPosting data
 * (developers.google.com/search/apis/indexing-api).
 */
export const googleIndexing = (account: ServiceAccount, publishUrl = PUBLISH_URL): SearchEngine => {
  let token: { text: string; renewAt: number } | undefined;
  return {
    name: 'google',
    pagesPerRequest: 1,
    tell: async ([notice], signal) => {
      if (!notice) return;
      if (!token || token.renewAt <= Date.now()) token = await fetchToken(account, signal);
      const response = await fetch(publishUrl, {
        method: 'POST',
        headers: { authorization: `Bearer ${token.text}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: notice.url, type: notice.isOpen ? 'URL_UPDATED' : 'URL_DELETED' }),
        redirect: 'manual',
        signal,
      });
      if (response.status === 401) token = undefined;
      await requireTaken(response);
    },
  };
};
