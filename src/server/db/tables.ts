import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ResumeType } from '../../contract/constants.ts';
import type { MessageForm } from '../../contract/messageRules.ts';
import type { OutboxMail } from '../mail/outboxMail.ts';

/** Set once, when the row is made. */
type Fixed<T> = ColumnType<T, T, never>;

/** `requirements` is a JSON list of text; every `_at` is an ISO 8601 instant in UTC; `is_sample` is 0 or 1. */
export interface OpeningsTable {
  id: Generated<number>;
  job_title: string;
  company_name: string;
  location: string;
  description: string;
  requirements: string;
  status: 'open' | 'closed';
  is_sample: Fixed<number>;
  posted_at: string;
  updated_at: string;
  closed_at: string | null;
}

/** `size` is in bytes; `claimed_by` is the reference of the one application that the upload belongs to. */
export interface ResumesTable {
  id: Generated<number>;
  stored_name: Fixed<string>;
  client_name: Fixed<string>;
  type: Fixed<ResumeType>;
  size: Fixed<number>;
  sha256: Fixed<string>;
  bytes: Fixed<Uint8Array>;
  opening_id: Fixed<number>;
  uploaded_at: Fixed<string>;
  claimed_by: string | null;
}

export interface ApplicationsTable {
  id: Generated<number>;
  reference: Fixed<string>;
  opening_id: Fixed<number>;
  job_role: Fixed<string>;
  name: Fixed<string>;
  email: Fixed<string>;
  phone: Fixed<string>;
  other_information: Fixed<string>;
  resume_id: Fixed<number>;
  received_at: Fixed<string>;
}

/** Who did what to what: `opening.closed` of `opening 5`. Holds no personal data of applicants. */
export interface AuditTable {
  id: Generated<number>;
  at: Fixed<string>;
  actor: Fixed<string>;
  action: Fixed<string>;
  subject: Fixed<string>;
}

export interface MetaTable {
  key: Fixed<string>;
  value: string;
}

/** What came in by a contact form; `enquiry` is the choice of the form with a dropdown, else empty. */
export interface MessagesTable {
  id: Generated<number>;
  reference: Fixed<string>;
  form: Fixed<MessageForm>;
  name: Fixed<string>;
  email: Fixed<string>;
  phone: Fixed<string>;
  subject: Fixed<string>;
  enquiry: Fixed<string>;
  message: Fixed<string>;
  received_at: Fixed<string>;
}
export type StoredMessage = Selectable<MessagesTable>;

/** Mail on its way. `attempts` and `first_tried_at` begin anew when staff send a mail again. */
export type OutboxTable = { [Field in keyof OutboxMail]: Fixed<OutboxMail[Field]> } & {
  id: Generated<number>;
  status: 'waiting' | 'sent' | 'dead';
  attempts: number;
  first_tried_at: string | null;
  next_try_at: string;
  /** What the mail server said last: one line, without anybody's words. */
  last_error: string | null;
  created_at: Fixed<string>;
  sent_at: string | null;
};
export type QueuedMail = Selectable<OutboxTable>;
export type MailStatus = QueuedMail['status'];

export interface Tables {
  openings: OpeningsTable;
  resumes: ResumesTable;
  applications: ApplicationsTable;
  audit: AuditTable;
  meta: MetaTable;
  messages: MessagesTable;
  outbox: OutboxTable;
}
