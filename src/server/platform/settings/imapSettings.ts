import type { SettingReader } from './settingReader.ts';

/** How replies to the desk's emails are read. */
export interface ImapSettings {
  /** `imaps://` or `imap://`; empty: replies are read in a mail program only. */
  url: string;
  /** Whether the mailbox also receives emails to its address with a tag, such as `careers+7K3QF-…@example.com`. */
  hasTags: boolean;
}

/** The parts of the URL, named as imapflow names them. */
interface ImapUrlParts {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS is required, or nothing on this machine. */
  secure: boolean;
  doSTARTTLS?: boolean;
  auth: { user: string; pass: string };
  folder: string;
}

const IMAPS_PORT = 993;
const IMAP_PORT = 143;
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Whether a text is the URL of a mailbox, with user and password. */
export const isImapUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash, pathname } = new URL(text);
  return (
    ['imap:', 'imaps:'].includes(protocol) &&
    hostname !== '' &&
    username !== '' &&
    password !== '' &&
    ['', '?tags=true'].includes(search) &&
    hash === '' &&
    [username, password, pathname].every((part) => decode(part) !== undefined)
  );
};

/** Parses the URL of a mailbox that `isImapUrl` has checked. */
export const parseImapUrl = (text: string): ImapUrlParts => {
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  const secure = protocol === 'imaps:';
  return {
    // In a URL, brackets surround an IPv6 address.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? IMAPS_PORT : IMAP_PORT),
    secure,
    // Otherwise an attacker on the network could hide that the server offers STARTTLS, and read the password.
    ...(!secure && { doSTARTTLS: !LOCAL.test(hostname) }),
    auth: { user: decode(username) ?? '', pass: decode(password) ?? '' },
    folder: decode(pathname.slice(1)) || 'INBOX',
  };
};

/** The address that the reply to an email about this record goes to. */
export const tagAddress = (address: string, reference: string, settings?: ImapSettings): string =>
  settings?.hasTags ? address.replace(/@(?=[^@]*$)/, `+${reference.toLowerCase()}@`) : address;

/** Reads the setting of the mailbox that replies go to. */
export const readImapSettings = ({ setting, check }: SettingReader): ImapSettings => {
  const url = setting('IMAP_URL', '');
  check(
    url === '' || isImapUrl(url),
    'IMAP_URL',
    'must be a URL like imaps://user:password@imap.example.com or imaps://user:password@imap.example.com/Replies',
  );
  check(
    url === '' || (setting('MAIL_TO', '') || setting('CAREERS_MAIL_TO', '')) !== '',
    'IMAP_URL',
    'needs CAREERS_MAIL_TO or MAIL_TO: the address of the mailbox, which replies go to',
  );
  return { url, hasTags: url.endsWith('?tags=true') };
};
