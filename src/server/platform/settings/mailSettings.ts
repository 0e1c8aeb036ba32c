import { isEmail } from '../../../contract/personRules.ts';
import { isLoopback } from './deskSettings.ts';
import type { SettingReader } from './settingReader.ts';

/** The parts of a mail server's URL, named as nodemailer names them. */
interface SmtpUrlParts {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, which may be required. */
  secure: boolean;
  auth?: { user: string; pass: string };
  requireTLS: boolean;
  ignoreTLS: boolean;
}

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;
const FLAGS = ['requireTLS', 'ignoreTLS'];
const PROTOCOLS = ['smtp:', 'smtps:'];

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Whether a password would be sent without TLS. */
const isPasswordExposed = ({ username, searchParams }: URL): boolean =>
  username !== '' && searchParams.has('ignoreTLS');

/** Whether a text is the URL of a mail server. With a user and a password, TLS is required. */
export const isSmtpUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    PROTOCOLS.includes(url.protocol) &&
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname) &&
    url.hash === '' &&
    [...url.searchParams].every(([name, value]) => FLAGS.includes(name) && value === 'true') &&
    decode(url.username) !== undefined &&
    decode(url.password) !== undefined &&
    !isPasswordExposed(url)
  );
};

/**
 * Parses the URL of a mail server that `isSmtpUrl` has checked. Emails to another machine need TLS, unless the URL says
 * `ignoreTLS=true`.
 */
export const parseSmtpUrl = (text: string): SmtpUrlParts => {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const user = decode(url.username) ?? '';
  const pass = decode(url.password) ?? '';
  const ignoreTLS = url.searchParams.has('ignoreTLS');
  const isElsewhere = !isLoopback(url.hostname);
  return {
    // In a URL, brackets surround an IPv6 address.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? SMTPS_PORT : SUBMISSION_PORT),
    secure,
    ...(user !== '' && { auth: { user, pass } }),
    // Otherwise an attacker on the network could hide that the server offers STARTTLS, and read emails and password.
    requireTLS: url.searchParams.has('requireTLS') || (!secure && (user !== '' || isElsewhere) && !ignoreTLS),
    ignoreTLS,
  };
};

/** How emails are sent. */
export interface MailSettings {
  /** `smtp://` or `smtps://`; empty: nothing is sent, and emails wait in the outbox. */
  smtpUrl: string;
  /** The sender of every email. */
  from: string;
  /** The addresses for emails about messages, and for emails about applications. */
  to: string;
  careersTo: string;
  /** Whether the resume is attached to the email about an application. */
  withResumes: boolean;
}

/** Reads the email settings. */
export const readMailSettings = ({ setting, check }: SettingReader): MailSettings => {
  const smtpUrl = setting('SMTP_URL', '');
  check(
    smtpUrl === '' || isSmtpUrl(smtpUrl),
    'SMTP_URL',
    'must be a URL like smtp://user:password@mail.example.com:587 or smtps://mail.example.com; a password is never sent without TLS, so ignoreTLS cannot be set with one',
  );

  const readAddress = (name: string): string => {
    const text = setting(name, '');
    check(text === '' || isEmail(text), name, 'must be one email address, like name@example.com');
    return text;
  };
  const from = readAddress('MAIL_FROM');
  const to = readAddress('MAIL_TO');
  const careersTo = readAddress('CAREERS_MAIL_TO') || to;
  check(smtpUrl === '' || from !== '', 'MAIL_FROM', 'is required with SMTP_URL: the sender of every email');
  check(smtpUrl === '' || to !== '', 'MAIL_TO', 'is required with SMTP_URL: who receives messages');

  const resumes = setting('MAIL_RESUMES', 'off');
  check(['on', 'off'].includes(resumes), 'MAIL_RESUMES', 'must be on or off');
  check(
    resumes !== 'on' || setting('MAIL_CONTENT', '') === 'full',
    'MAIL_RESUMES',
    'needs MAIL_CONTENT=full: without it, emails to staff contain nothing that a person sent',
  );
  return { smtpUrl, from, to, careersTo, withResumes: resumes === 'on' };
};
