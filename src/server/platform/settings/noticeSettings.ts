import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isRecord } from '../../../lib/isRecord.ts';
import { failureCode } from '../process/failure.ts';
import { isLoopback } from './deskSettings.ts';
import type { SettingReader } from './settingReader.ts';

/** The fields of a Google service account's key file that are needed to sign in. Never log `private_key`. */
export interface ServiceAccount {
  client_email: string;
  private_key: string;
  private_key_id: string;
  /** Where a signed request is exchanged for an access token. */
  token_uri: string;
}

/** Which search engines are told about changed openings; null: they find out by themselves. */
export interface NoticeSettings {
  /** `key` proves that this site sends the notices; `url` receives them. */
  indexNow: { key: string; url: string } | null;
  google: ServiceAccount | null;
}

export const NO_NOTICES: NoticeSettings = { indexNow: null, google: null };

const INDEXNOW_URL = 'https://api.indexnow.org/indexnow';

/** Credentials are sent over TLS only, except to this machine. */
const isSafeUrl = (text: string): boolean =>
  URL.canParse(text) && (text.startsWith('https://') || isLoopback(new URL(text).hostname));

const readAccount = (file: string): ServiceAccount | string => {
  try {
    const account: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { client_email, private_key, private_key_id, token_uri } = isRecord(account) ? account : {};
    if (
      typeof client_email !== 'string' ||
      typeof private_key !== 'string' ||
      typeof private_key_id !== 'string' ||
      typeof token_uri !== 'string' ||
      !isSafeUrl(token_uri)
    )
      return 'must be the JSON file of a service account, with client_email, private_key, private_key_id and token_uri';
    createPrivateKey(private_key);
    return { client_email, private_key, private_key_id, token_uri };
  } catch (error) {
    // The message of a JSON error would repeat the file.
    return error instanceof SyntaxError
      ? 'must be a JSON file'
      : `must be a file that the server can read, with a private key (${failureCode(error)})`;
  }
};

/** Reads INDEXNOW_KEY, INDEXNOW_URL and GOOGLE_SERVICE_ACCOUNT. Notices name the site's pages, so they need SITE_URL. */
export const readNoticeSettings = (
  { setting, check }: SettingReader,
  { siteUrl }: { siteUrl: string },
): NoticeSettings => {
  const key = setting('INDEXNOW_KEY', '');
  const url = setting('INDEXNOW_URL', INDEXNOW_URL);
  const file = setting('GOOGLE_SERVICE_ACCOUNT', '');
  check(
    key === '' || /^[A-Za-z0-9-]{8,128}$/.test(key),
    'INDEXNOW_KEY',
    'must be 8 to 128 letters, digits and hyphens',
  );
  check(isSafeUrl(url), 'INDEXNOW_URL', `must be a URL like ${INDEXNOW_URL}`);
  const account = file === '' ? null : readAccount(file);
  check(typeof account !== 'string', 'GOOGLE_SERVICE_ACCOUNT', String(account));
  check(
    siteUrl !== '' || (key === '' && file === ''),
    'SITE_URL',
    'is required with INDEXNOW_KEY and GOOGLE_SERVICE_ACCOUNT: notices name the pages by it',
  );
  return {
    indexNow: key === '' ? null : { key, url },
    google: typeof account === 'string' ? null : account,
  };
};
