/**
 * `message`, `application`, `withdrawnNotice`, `erasedApplication` and `erasedMessage` go to staff. `receipt`, `withdrawal` (a link that confirms it),
 * `withdrawn` and `answer` (written by a recruiter) go to the applicant, `alertLink` (a link that confirms an alert)
 * and `alert` to its subscriber. `dataLink` (a link to a person's own data) and `addressLink` (a link that confirms a
 * corrected address) and `consentEnding` go to the person.
 */
export type MailKind =
  | 'message'
  | 'application'
  | 'receipt'
  | 'withdrawal'
  | 'withdrawn'
  | 'withdrawnNotice'
  | 'erasedApplication'
  | 'erasedMessage'
  | 'alertLink'
  | 'alert'
  | 'dataLink'
  | 'addressLink'
  | 'consentEnding'
  | 'answer';

/** An email to queue. The sender is fixed, and an attachment is read only when the email is sent. */
export interface OutboxMail {
  kind: MailKind;
  /** Reference of the message or application that the email is about. */
  subject_reference: string;
  /** null: the staff address in the settings at the time of sending. */
  recipient: string | null;
  reply_to: string | null;
  subject: string;
  body: string;
  resume_id: number | null;
  /** The same at every attempt, so that mail programs show an email once even if it was sent twice. */
  message_id: string;
  /** URL for unsubscribing with one click (RFC 8058). */
  unsubscribe?: string | null;
  /** An iCalendar invitation; it replaces an earlier one with the same UID. */
  calendar?: string | null;
  /** Message-ID of the email before it in the conversation. */
  in_reply_to?: string | null;
}
