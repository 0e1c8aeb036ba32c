import type { SettingReader } from './settingReader.ts';

/** Where the staff desk listens, and how browsers reach it. */
export interface DeskSettings {
  host: string;
  /** 0: any free port. */
  port: number;
  /** Origin of the desk as browsers see it, behind nginx; '' if only this machine uses it. */
  url: string;
  /** How long an answer can be taken back before it is sent. */
  undoSeconds: number;
  /** Who has to sign in with a second factor. */
  secondFactor: 'everyone' | 'admins';
}

const SECOND_FACTORS = ['everyone', 'admins'] as const;
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/;

/** Whether a host name refers to this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const readOrigin = (text: string): string => (URL.canParse(text) ? new URL(text).origin : '');

/**
 * Reads DESK_PORT, DESK_HOST, DESK_URL, DESK_UNDO_SECONDS and DESK_SECOND_FACTOR; null if the desk is switched off. Passwords are never
 * sent without TLS.
 */
export const readDeskSettings = ({ setting, check, wholeNumber }: SettingReader): DeskSettings | null => {
  if (setting('DESK_PORT', '') === 'off') return null;
  const host = setting('DESK_HOST', '127.0.0.1');
  const url = setting('DESK_URL', '').replace(/\/$/, '');
  const port = wholeNumber('DESK_PORT', { fallback: 3001, max: 65_535 });
  const undoSeconds = wholeNumber('DESK_UNDO_SECONDS', { fallback: 30, max: 600 });
  const origin = readOrigin(url);
  const mayCarryPasswords =
    origin.startsWith('https://') || isLoopback(origin.replace(/^http:\/\/|:\d+$/g, ''));
  check(
    url === '' || (url === origin && mayCarryPasswords),
    'DESK_URL',
    'must be a URL like https://desk.example.com, without a path; http is for this machine only',
  );
  check(
    url !== '' || isLoopback(host),
    'DESK_URL',
    `is required if DESK_HOST is not this machine but '${host}': set it to the URL of the staff desk behind TLS`,
  );
  const secondFactor = SECOND_FACTORS.find((each) => each === setting('DESK_SECOND_FACTOR', 'everyone'));
  check(secondFactor !== undefined, 'DESK_SECOND_FACTOR', 'must be everyone or admins');
  return { host, port, url, undoSeconds, secondFactor: secondFactor ?? 'everyone' };
};
