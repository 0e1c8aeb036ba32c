/**
 * `message`, `application` and `withdrawnNotice` go to staff; `receipt`, `withdrawal`, which confirms one, and
 * `withdrawn`, which ends it, to the applicant, as does `answer`, which a recruiter writes; `alertLink`, which has an alert confirmed, and `alert` to whoever asked
 * for one.
 */
export type MailKind =
  | 'message'
  | 'application'
  | 'receipt'
  | 'withdrawal'
  | 'withdrawn'
  | 'withdrawnNotice'
  | 'alertLink'
  | 'alert'
  | 'answer';

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
  /** Address at which the recipient ends such mails with one click (RFC 8058). */
  unsubscribe?: string | null;
}
