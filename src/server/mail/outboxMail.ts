import { site } from '../../content/site.ts';

/** `message` and `application` go to staff, `receipt` to the applicant. */
export type MailKind = 'message' | 'application' | 'receipt';

/** A mail as it is queued: all but the sender, which is fixed, and the attachment, which is fetched when it leaves. */
export interface OutboxMail {
  kind: MailKind;
  /** Reference of the message or application that the mail is about. */
  subject_reference: string;
  /** null: the staff address that the settings name when the mail leaves. */
  recipient: string | null;
  reply_to: string | null;
  subject: string;
  body: string;
  resume_id: number | null;
  /** The same at every try, so that a mail program shows a mail sent twice once. */
  message_id: string;
}

/** The stable Message-ID of a mail (docs/requirements.md, MAIL-5). */
export const messageIdOf = (reference: string, kind: MailKind): string =>
  `<${reference}-${kind}@${new URL(site.url).host}>`;
