import { createTransport } from 'nodemailer';
import type { QueuedMail } from '../platform/database/tables.ts';
import type { MailSettings } from '../platform/settings/mailSettings.ts';
import { parseSmtpUrl } from '../platform/settings/smtpUrl.ts';
import type { ResumeFile } from './resumeFile.ts';
import { toEmail } from './toEmail.ts';

/** Hands a mail to the mail server; rejects when that did not take it. `signal` ends the try. */
export type MailTransport = (mail: QueuedMail, signal: AbortSignal) => Promise<void>;

export interface TransportParts {
  /** The resume of an application, by its reference; a sentence says why it is not attached. */
  attachment: (reference: string) => Promise<ResumeFile | string | undefined>;
  /** How long the mail server may take to be reached, to greet and to answer; tests are less patient. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/**
 * The way to the mail server of the settings: a connection a mail, so that none is kept open for days; nothing a mail
 * says can make it read a file or an address (docs/requirements.md, MAIL-5).
 */
export const makeTransport = (
  settings: MailSettings,
  { attachment, timeoutMs = TIMEOUT_MS }: TransportParts,
): MailTransport => {
  const smtp = createTransport({
    ...parseSmtpUrl(settings.smtpUrl),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    const isWanted = settings.withResumes && mail.resume_id !== null;
    const resume = isWanted ? await attachment(mail.subject_reference) : undefined;
    await smtp.sendMail({ ...toEmail(mail, settings, resume), signal });
  };
};
