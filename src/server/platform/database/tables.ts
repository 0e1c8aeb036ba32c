import type { Generated, Selectable } from 'kysely';
import type { MessageForm } from '../../../contract/messageRules.ts';
import type {
  RequiredOpeningField,
  OpeningField,
  OptionalOpeningField,
  OPENING_LISTS,
} from '../../../contract/openingFields.ts';
import type {
  ApplicationsTable,
  InsertOnly,
  NotesTable,
  ResumeFilesTable,
  ResumesTable,
  SubmissionsTable,
} from './applicationTables.ts';
import type { DataLinksTable } from './dataLinksTable.ts';
import type {
  AttemptsTable,
  DevicesTable,
  SessionsTable,
  TagsTable,
  TemplatesTable,
  UsersTable,
} from './deskTables.ts';
import type { OutboxMail } from './outboxMail.ts';
import type { AddedWordsTable, ResumeWordsTable, WordsTable } from './wordTables.ts';

/** A column for each field of an opening, with the same name. */
type OpeningColumns = Record<RequiredOpeningField, string> & Record<OptionalOpeningField, string | null>;

/**
 * `requirements`, `places` and `remote_from` are JSON lists; every `_at` is an ISO 8601 instant in UTC; `is_sample` is
 * 0 or 1.
 */
export interface OpeningsTable extends OpeningColumns {
  id: Generated<number>;
  description: string;
  requirements: string;
  /** Of `OpeningPlace`. */
  places: Generated<string>;
  /** Of ISO 3166-1 codes. */
  remote_from: Generated<string>;
  /** `general`: the row that applications without an opening refer to. No list contains it. */
  status: 'draft' | 'open' | 'closed' | 'general';
  is_sample: InsertOnly<number>;
  posted_at: string;
  updated_at: string;
  closed_at: string | null;
  /** When a published opening appears; null: at once. */
  publish_at: string | null;
  /** Unguessable part of the preview's URL. */
  preview_token: string | null;
  /** 1: only admins and the users of `opening_recruiters` see it and its applications at the desk. */
  is_limited: Generated<number>;
}

/** A user who may see a limited opening. */
interface OpeningRecruitersTable {
  opening_id: InsertOnly<number>;
  user_id: InsertOnly<number>;
}

/** All words of an opening, normalised for searching. */
interface OpeningWordsTable {
  opening_id: InsertOnly<number>;
  words: string;
}

/** A version of an opening's text; `at` and `actor` say when and by whom it was saved. The first version is 1. */
export type OpeningVersionsTable = {
  [Field in OpeningField | 'description' | (typeof OPENING_LISTS)[number]]: InsertOnly<
    Selectable<OpeningsTable>[Field]
  >;
} & {
  opening_id: InsertOnly<number>;
  version: InsertOnly<number>;
  at: InsertOnly<string>;
  actor: string;
};

/** Who did what to which record, like `opening.closed` and `opening 5`. Contains no personal data of applicants. */
interface AuditTable {
  id: Generated<number>;
  at: InsertOnly<string>;
  actor: InsertOnly<string>;
  action: InsertOnly<string>;
  subject: InsertOnly<string>;
}

/** The key in the table `meta` of the number of changes to openings. */
export const OPENINGS_VERSION_KEY = 'openings_version';

interface MetaTable {
  key: InsertOnly<string>;
  value: string;
}

/** A message from a contact form; `enquiry` is the choice in the form with a dropdown, otherwise empty. */
export interface MessagesTable {
  id: Generated<number>;
  reference: InsertOnly<string>;
  form: InsertOnly<MessageForm>;
  name: string;
  email: string;
  phone: string;
  /** The normalised email address. */
  mailbox: Generated<string>;
  subject: InsertOnly<string>;
  enquiry: InsertOnly<string>;
  message: InsertOnly<string>;
  received_at: InsertOnly<string>;
  /** See `ApplicationsTable`. */
  is_suspect: InsertOnly<number>;
  delete_after: string;
  /** When staff first opened it, and when they marked it as handled. */
  read_at: Generated<string | null>;
  handled_at: Generated<string | null>;
  /** The user who is responsible for it. */
  owner_id: Generated<number | null>;
  /** When staff last answered it or changed it; null: never. */
  updated_at: Generated<string | null>;
}
export type StoredMessage = Selectable<MessagesTable>;

/** Queued emails. `attempts` and `first_tried_at` are reset when staff retry an email. */
type OutboxTable = {
  [Field in Exclude<keyof OutboxMail, 'recipient' | 'body'>]: InsertOnly<OutboxMail[Field]>;
} & {
  /** Lists more references if further records are erased before it leaves (`privacy/queries/askToDelete.ts`). */
  body: OutboxMail['body'];
  /** Staff may correct it until the email is sent. */
  recipient: OutboxMail['recipient'];
  id: Generated<number>;
  status: 'waiting' | 'sent' | 'dead';
  attempts: number;
  first_tried_at: string | null;
  next_try_at: string;
  /** The mail server's last error: one line, without text from visitors. */
  last_error: string | null;
  created_at: InsertOnly<string>;
  sent_at: string | null;
};
export type QueuedMail = Selectable<OutboxTable>;
export type MailStatus = QueuedMail['status'];

/** A reply to an email of the desk, as its mailbox contains it. */
interface RepliesTable {
  id: Generated<number>;
  reference: InsertOnly<string>;
  message_id: InsertOnly<string>;
  /** When the mail server received it. */
  at: InsertOnly<string>;
  sender: InsertOnly<string>;
  subject: InsertOnly<string>;
  /** The plain text; null: the email has none. */
  body: InsertOnly<string | null>;
  /** Number of attached files, which only the mailbox contains. */
  attachments: InsertOnly<number>;
}
export type StoredReply = Selectable<RepliesTable>;

/** Subscriptions to emails about new openings. */
interface AlertsTable {
  id: Generated<number>;
  reference: InsertOnly<string>;
  email: InsertOnly<string>;
  /** The normalised email address, for limits. */
  mailbox: InsertOnly<string>;
  /** The filters, as the query string of the list page (`contract/openingFilterQuery.ts`). */
  list_query: InsertOnly<string>;
  /** Unguessable part of the links in its emails. */
  token: InsertOnly<string>;
  /** Number of confirmation emails in the 24 hours before `link_at`, and when the last one was queued. */
  links: number;
  link_at: string;
  created_at: InsertOnly<string>;
  confirmed_at: string | null;
  /** When the last mail about new openings was queued. */
  notified_at: string | null;
  /** JSON list of the ids of the openings in the emails so far. */
  notified: string;
  delete_after: string;
}
export type StoredAlert = Selectable<AlertsTable>;

/** What a search engine was last told about an opening. */
interface SearchNoticesTable {
  service: InsertOnly<string>;
  opening_id: InsertOnly<number>;
  /** The opening's `updated_at` then. */
  updated_at: string;
  /** 1: it accepted applications. */
  is_open: number;
  told_at: string;
  /** Why the search engine refused the notice; null: it took it. */
  refusal: string | null;
}

export interface Tables {
  alert_words: WordsTable;
  alerts: AlertsTable;
  application_added_words: AddedWordsTable;
  application_words: WordsTable;
  message_added_words: AddedWordsTable;
  message_words: WordsTable;
  openings: OpeningsTable;
  opening_words: OpeningWordsTable;
  opening_versions: OpeningVersionsTable;
  opening_recruiters: OpeningRecruitersTable;
  resumes: ResumesTable;
  resume_files: ResumeFilesTable;
  resume_words: ResumeWordsTable;
  applications: ApplicationsTable;
  audit: AuditTable;
  meta: MetaTable;
  messages: MessagesTable;
  outbox: OutboxTable;
  search_notices: SearchNoticesTable;
  notes: NotesTable;
  replies: RepliesTable;
  submissions: SubmissionsTable;
  users: UsersTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  attempts: AttemptsTable;
  tags: TagsTable;
  templates: TemplatesTable;
  data_links: DataLinksTable;
}

/**
 * Tables with data about a person: a row names its application, message or job alert by the `reference`. That of a link
 * to a person's own data names an email; it is erased with the last record of its mailbox.
 */
export type ReferenceTable = {
  [Table in keyof Tables]: 'reference' extends keyof Tables[Table] ? Exclude<Table, 'data_links'> : never;
}[keyof Tables];
