import { createTransport } from 'nodemailer';
import { site } from '../../content/site.ts';
import { displayFileName } from '../../contract/applicationRules.ts';
import type { QueuedMail } from '../platform/database/tables.ts';
import { type ImapSettings, tagAddress } from '../platform/settings/imapSettings.ts';
import { type MailSettings, parseSmtpUrl } from '../platform/settings/mailSettings.ts';
import { fileNameByType } from '../platform/fileNameByType.ts';
import { toHeaderText } from './mailText.ts';

/** Hands an email to the mail server; rejects if the server does not accept it. `signal` aborts the attempt. */
export type MailTransport = (mail: QueuedMail, signal: AbortSignal) => Promise<void>;

export interface TransportOptions {
  /** Reads the resume of an application by reference, or returns a sentence that says why it is not attached. */
  readAttachment: (reference: string) => Promise<ResumeFile | string | undefined>;
  /** Timeout for connecting, for the greeting and for each response. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

const makeSmtpOptions = (smtpUrl: string, timeoutMs: number) => ({
  ...parseSmtpUrl(smtpUrl),
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  dnsTimeout: timeoutMs,
  disableFileAccess: true,
  disableUrlAccess: true,
});
const makeSmtpTransport = (smtpUrl: string, timeoutMs: number) =>
  createTransport(makeSmtpOptions(smtpUrl, timeoutMs));

/** An email that the mail server cannot take, however often it is tried. `response` is what staff read. */
export class UndeliverableError extends Error {
  readonly response: string;
  constructor(response: string) {
    super('Undeliverable');
    this.response = response;
  }
}

const BEYOND_ASCII = /[^\x00-\x7f]/;
const NO_SMTPUTF8 =
  'The mail server takes no address with letters beyond ASCII before the @ (it lacks SMTPUTF8): write to it by another one';

/** Asks the mail server for its extensions; nodemailer shows them only to its logger. */
const hasSmtpUtf8 = async (options: ReturnType<typeof makeSmtpOptions>): Promise<boolean> => {
  let isListed = false;
  const read = (_entry: object, text: unknown) => {
    isListed ||= /^250[ -]SMTPUTF8\b/im.test(String(text));
  };
  const logger = { level: read, trace: read, debug: read, info: read, warn: read, error: read, fatal: read };
  const smtp = createTransport({ ...options, logger, debug: true });
  try {
    await smtp.verify();
    return isListed;
  } finally {
    smtp.close();
  }
};

/** Without the extension, nodemailer would send bytes that the mail server may reject, or read as another address. */
const refuseUnlessAccepted = async (
  addresses: readonly string[],
  options: ReturnType<typeof makeSmtpOptions>,
): Promise<void> => {
  const isBeyondAscii = addresses.some((address) => BEYOND_ASCII.test(address.split('@')[0] ?? ''));
  if (isBeyondAscii && !(await hasSmtpUtf8(options))) throw new UndeliverableError(NO_SMTPUTF8);
};

/**
 * Sends through the configured mail server, with one connection per email. No email can make nodemailer read a file or
 * fetch a URL.
 */
export const makeTransport = (
  settings: MailSettings & { imap?: ImapSettings },
  { readAttachment, timeoutMs = TIMEOUT_MS }: TransportOptions,
): MailTransport => {
  const options = makeSmtpOptions(settings.smtpUrl, timeoutMs);
  const smtp = createTransport(options);
  return async (mail, signal) => {
    const shouldAttach = settings.withResumes && mail.resume_id !== null;
    const resume = shouldAttach ? await readAttachment(mail.subject_reference) : undefined;
    const email = toEmail(mail, settings, resume);
    await refuseUnlessAccepted([email.envelope.from, ...email.envelope.to], options);
    await smtp.sendMail({ ...email, signal });
  };
};

/** An uploaded resume, with the applicant's file name. */
export interface ResumeFile {
  client_name: string;
  type: string;
  bytes: Buffer;
}

type Addresses = Pick<MailSettings, 'from' | 'to' | 'careersTo'> & { imap?: ImapSettings };

/** Mail programs decode escapes in a header in different ways, so the name has none. */
const makeAttachmentName = ({ client_name, type }: ResumeFile): string =>
  toHeaderText(fileNameByType(displayFileName(client_name), type));

/** Headers that let a mail program unsubscribe with one request (RFC 8058). */
const makeUnsubscribeHeaders = (url: string | null | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/**
 * Converts a queued email for nodemailer: one sender, one recipient, at most one Reply-To, each given as an address and
 * not as a text to be parsed. Its date is when it was queued, so that every attempt sends the same mail. `resume`: the
 * file, or a sentence that says why it is not attached.
 */
export const toEmail = (
  mail: QueuedMail,
  { from, to, careersTo, imap }: Addresses,
  resume?: ResumeFile | string,
) => {
  // Applicants reply to the configured staff address, even if the brand has another one.
  const isAutomatic = mail.kind !== 'answer';
  const areRepliesRead = !isAutomatic && Boolean(imap?.url);
  const replyTo = areRepliesRead
    ? tagAddress(careersTo, mail.subject_reference, imap)
    : mail.recipient === null || !isAutomatic
      ? mail.reply_to
      : careersTo || mail.reply_to;
  const recipient = mail.recipient ?? (['message', 'erasedMessage'].includes(mail.kind) ? to : careersTo);
  return {
    from: { name: site.name, address: from },
    to: { name: '', address: recipient },
    envelope: { from, to: [recipient] },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    ...(mail.in_reply_to && { inReplyTo: mail.in_reply_to, references: mail.in_reply_to }),
    ...(mail.calendar && {
      icalEvent: { method: 'REQUEST' as const, filename: 'interview.ics', content: mail.calendar },
    }),
    subject: mail.subject,
    text: typeof resume === 'string' ? `${mail.body}\n${resume}\n` : mail.body,
    textEncoding: 'quoted-printable' as const,
    messageId: mail.message_id,
    date: new Date(mail.created_at),
    xMailer: false as const,
    // RFC 3834: auto-responders do not reply.
    headers: {
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
      ...makeUnsubscribeHeaders(mail.unsubscribe),
    },
    attachments:
      typeof resume === 'object' ? [{ filename: makeAttachmentName(resume), content: resume.bytes }] : [],
  };
};

const CHECK_TIMEOUT_MS = 10_000;

/** Connects to the mail server and signs in, without sending anything; rejects if that fails. */
export const checkMailServer = async ({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>): Promise<void> => {
  const smtp = makeSmtpTransport(smtpUrl, CHECK_TIMEOUT_MS);
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
};

/** Sends a report about the installation to MAIL_TO, past the outbox, which may be what is broken. */
export const sendToOperator = async (
  { smtpUrl, from, to }: MailSettings,
  { subject, text }: { subject: string; text: string },
): Promise<void> => {
  const smtp = makeSmtpTransport(smtpUrl, CHECK_TIMEOUT_MS);
  try {
    await smtp.sendMail({
      from: { name: site.name, address: from },
      to: { name: '', address: to },
      subject: toHeaderText(subject),
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    smtp.close();
  }
};
