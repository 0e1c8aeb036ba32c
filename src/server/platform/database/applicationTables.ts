import type { ColumnType, Generated } from 'kysely';
import type { ApplicationColumn } from '../../../contract/applicationFields.ts';
import type { Stage } from '../../../contract/desk/constants.ts';
import type { ResumeType } from '../../../contract/constants.ts';

/** A column that is set on insert and never changed. */
export type InsertOnly<T> = ColumnType<T, T, never>;

/** `size` is in bytes; `claimed_by` is the reference of the application that the upload belongs to. */
export interface ResumesTable {
  id: Generated<number>;
  stored_name: InsertOnly<string>;
  client_name: InsertOnly<string>;
  type: InsertOnly<ResumeType>;
  size: InsertOnly<number>;
  sha256: InsertOnly<string>;
  opening_id: InsertOnly<number>;
  uploaded_at: InsertOnly<string>;
  claimed_by: string | null;
  /** Warnings about the document's active content, separated by commas. */
  marks: InsertOnly<string>;
  scan: InsertOnly<ScanState>;
  /** How often reading its words for the search was begun; 2: it is done, or was interrupted twice. */
  word_tries: Generated<number>;
}

/** The bytes of an upload, deleted with its row. */
export interface ResumeFilesTable {
  resume_id: InsertOnly<number>;
  bytes: InsertOnly<Uint8Array>;
}

/** `not scanned`: no scanner is set, or it did not respond in time. A refused file is not stored. */
export type ScanState = 'clean' | 'not scanned';

/** A column for each field that an applicant fills in. Name, email address and phone number can be corrected. */
type FieldColumns = Record<ApplicationColumn, string>;

export interface ApplicationsTable extends FieldColumns {
  id: Generated<number>;
  reference: InsertOnly<string>;
  opening_id: InsertOnly<number>;
  /** The normalised email address, for limits, and to find the records of a person. */
  mailbox: string;
  job_role: InsertOnly<string>;
  resume_id: InsertOnly<number>;
  received_at: InsertOnly<string>;
  status: ApplicationStatus;
  status_at: string | null;
  /** When staff first opened it. */
  read_at: string | null;
  /** 1: the same address had applied for the same opening before. */
  is_repeat: InsertOnly<number>;
  /** 1: it looks automated. It is stored anyway. */
  is_suspect: InsertOnly<number>;
  /** Version of the consent to longer storage that the applicant ticked; null: not ticked. */
  consent_version: string | null;
  /** The sentence of that consent with its period, and until when it lasts. */
  consent_text: Generated<string | null>;
  consent_until: Generated<string | null>;
  /** When the applicant was asked to renew the consent. */
  consent_asked_at: Generated<string | null>;
  /** When retention deletes it, from the facts in `records/deletionDates.ts`. Empty: on hold, so that nothing does. */
  delete_after: string;
  /** Its period, fixed when it arrived; null: it came before periods began with the decision. */
  retention_days: Generated<number | null>;
  /** The day that the confirmation of such an earlier application names. */
  promised_until: Generated<string | null>;
  /** Why an administrator has stopped its deletion. */
  hold_reason: Generated<string | null>;
  /** SHA-256 of the token that confirms a withdrawal by email, and when it expires. */
  withdrawal_hash: string | null;
  withdrawal_until: string | null;
  /** When the interview is, if the status is `interview`. */
  interview_at: string | null;
  /** How long it lasts, and its address or link; null if nobody has entered it. */
  interview_minutes: number | null;
  interview_place: string | null;
  /** Number of invitations sent so far: calendars replace an event if this is higher. */
  invitations: Generated<number>;
  /** When staff last changed it; null: never. */
  updated_at: string | null;
  /** The user who is responsible for it. */
  owner_id: number | null;
}

/** `received` until staff change it. */
export type ApplicationStatus = Stage;

/** Staff's notes about applications and messages. */
export interface NotesTable {
  id: Generated<number>;
  reference: InsertOnly<string>;
  at: InsertOnly<string>;
  actor: InsertOnly<string>;
  text: InsertOnly<string>;
}

export type SubmittedCall = 'upload' | 'application' | 'message' | 'answer';

/**
 * The outcome of a submission by its idempotency key. `key` comes from the client, or is derived from the content.
 * `outcome` is the stored name of an upload, the reference of an application or message, or, as JSON, the response to a
 * recruiter who sent answers.
 */
export interface SubmissionsTable {
  call: InsertOnly<SubmittedCall>;
  key: InsertOnly<string>;
  body_hash: InsertOnly<string>;
  outcome: string;
  made_at: InsertOnly<string>;
}
