import { site } from '../../content/site.ts';
import { withoutTimestamp } from '../../lib/timestampedName.ts';
import type { QueuedMail } from '../platform/database/tables.ts';
import type { MailSettings } from '../platform/settings/mailSettings.ts';
import { headerText } from './headerText.ts';
import type { ResumeFile } from './resumeFile.ts';

type Parties = Pick<MailSettings, 'from' | 'to' | 'careersTo'>;

/** What means something to a shell, a folder or a header's own syntax. */
const NO_NAME = /[<>:"/\\|?*;%]+/g;

/**
 * The applicant's name of the file, with the ending of what it is: staff open it by a click. In a form that is quoted
 * without escapes, which mail programs read in different ways.
 */
const nameOf = ({ client_name, type }: ResumeFile): string => {
  const name = headerText(withoutTimestamp(client_name).replace(NO_NAME, ' ')) || 'resume';
  return name.toLowerCase().endsWith(`.${type}`) ? name : `${name}.${type}`;
};

/** By these a mail program offers to end such mails, and does so by one request (RFC 8058). */
const oneClick = (url: string | null | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/**
 * A queued mail as nodemailer takes it: one sender, one recipient, at most one Reply-To, each given as an address and
 * not as a text to be taken apart (docs/requirements.md, MAIL-5). It is dated when it was queued, so that every try
 * sends the same mail. `resume`: the file, or a sentence that says why it is not attached.
 */
export const toEmail = (mail: QueuedMail, { from, to, careersTo }: Parties, resume?: ResumeFile | string) => {
  // What an applicant answers goes to the staff of these settings, whichever the brand's own address is.
  const replyTo = mail.recipient === null ? mail.reply_to : careersTo || mail.reply_to;
  const recipient = mail.recipient ?? (mail.kind === 'message' ? to : careersTo);
  return {
    from: { name: site.name, address: from },
    to: { name: '', address: recipient },
    envelope: { from, to: [recipient] },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: mail.subject,
    text: typeof resume === 'string' ? `${mail.body}\n${resume}\n` : mail.body,
    textEncoding: 'quoted-printable' as const,
    messageId: mail.message_id,
    date: new Date(mail.created_at),
    xMailer: false as const,
    // RFC 3834: no machine answers this, so that two of them cannot write to each other for ever.
    headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(mail.unsubscribe) },
    attachments: typeof resume === 'object' ? [{ filename: nameOf(resume), content: resume.bytes }] : [],
  };
};
