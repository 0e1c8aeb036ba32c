import { isEmail } from '../../../contract/personRules.ts';
import { isSmtpUrl } from './smtpUrl.ts';

/** How mail leaves. */
export interface MailSettings {
  /** `smtp://` or `smtps://`; empty: nothing is sent, and mail waits in the outbox. */
  smtpUrl: string;
  /** The one sender of every mail. */
  from: string;
  /** Staff who read messages, and staff who read applications. */
  to: string;
  careersTo: string;
  /** Whether the resume travels with the announcement of an application. */
  withResumes: boolean;
}

interface Reader {
  /** The trimmed text of a setting, or the fallback where it is not set. */
  setting: (name: string, fallback: string) => string;
  /** Notes a fault unless all is well. */
  check: (isGood: boolean, fault: string) => void;
}

/** Reads the settings of the mail. The address of the server is not repeated in a fault: it may hold a password. */
export const readMailSettings = ({ setting, check }: Reader): MailSettings => {
  const smtpUrl = setting('SMTP_URL', '');
  check(
    smtpUrl === '' || isSmtpUrl(smtpUrl),
    'SMTP_URL must be an address like smtp://user:password@mail.example.com:587 or smtps://mail.example.com; a password is never sent without TLS, so ignoreTLS cannot be set with one',
  );

  const address = (name: string): string => {
    const text = setting(name, '');
    check(text === '' || isEmail(text), `${name} must be one email address, like name@example.com`);
    return text;
  };
  const from = address('MAIL_FROM');
  const to = address('MAIL_TO');
  const careersTo = address('CAREERS_MAIL_TO') || to;
  check(smtpUrl === '' || from !== '', 'MAIL_FROM is required');
  check(smtpUrl === '' || to !== '', 'MAIL_TO is required');

  const resumes = setting('MAIL_RESUMES', 'off');
  check(['on', 'off'].includes(resumes), 'MAIL_RESUMES must be on or off');
  return { smtpUrl, from, to, careersTo, withResumes: resumes === 'on' };
};
