import type { ColumnType, Generated } from 'kysely';
import type { ApplicationColumn } from '../../../contract/applicationFields.ts';
import type { Stage } from '../../../contract/desk/constants.ts';
import type { ResumeType } from '../../../contract/constants.ts';

/** A column that is set once, when the row is made. */
export type InsertOnly<T> = ColumnType<T, T, never>;

/** `size` is in bytes; `claimed_by` is the reference of the one application that the upload belongs to. */
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
  /** What the document can do beyond being read, separated by commas. */
  marks: InsertOnly<string>;
  scan: InsertOnly<ScanState>;
}

/** The bytes of an upload; they go with its row. */
export interface ResumeFilesTable {
  resume_id: InsertOnly<number>;
  bytes: InsertOnly<Uint8Array>;
}

/** `not scanned`: no scanner is set, or it did not answer in time. A refused file is not stored. */
export type ScanState = 'clean' | 'not scanned';

/** A column for each text that an applicant types. */
type TypedColumns = Record<ApplicationColumn, InsertOnly<string>>;

export interface ApplicationsTable extends TypedColumns {
  id: Generated<number>;
  reference: InsertOnly<string>;
  opening_id: InsertOnly<number>;
  /** The address without spellings of the same mailbox, for limits. */
  mailbox: InsertOnly<string>;
  job_role: InsertOnly<string>;
  resume_id: InsertOnly<number>;
  received_at: InsertOnly<string>;
  status: ApplicationStatus;
  status_at: string | null;
  /** When staff first opened it. */
  read_at: string | null;
  /** 1: the same address had applied for the same opening before. */
  is_repeat: InsertOnly<number>;
  /** 1: it looks like a machine's. It is kept all the same. */
  is_suspect: InsertOnly<number>;
  /** Version of the text that the applicant ticked to be kept for longer; null: not ticked. */
  consent_version: InsertOnly<string | null>;
  /** When it is deleted by itself. */
  delete_after: string;
  /** SHA-256 of the secret in the mail that confirms a withdrawal, and until when that holds. */
  withdrawal_hash: string | null;
  withdrawal_until: string | null;
  /** Instant of the interview, where that is the status. */
  interview_at: string | null;
  /** When staff last changed it; null: never. */
  updated_at: string | null;
  /** The user who deals with it. */
  owner_id: number | null;
}

/** `received` until staff say otherwise; what the applicant sees of it: applications/rules/toReceipt.ts. */
export type ApplicationStatus = Stage;

/** What staff wrote about an application, for staff. */
export interface NotesTable {
  id: Generated<number>;
  reference: InsertOnly<string>;
  at: InsertOnly<string>;
  actor: InsertOnly<string>;
  text: InsertOnly<string>;
}

export type SubmittedCall = 'upload' | 'application' | 'message' | 'answer';

/**
 * What a submission's key came to (docs/requirements.md, ONCE-1 to ONCE-4). `key` is the client's, or made by the server
 * of what was sent; `outcome` is the stored name of an upload, or the reference of an application or message; of an answer by staff what was answered, as JSON.
 */
export interface SubmissionsTable {
  call: InsertOnly<SubmittedCall>;
  key: InsertOnly<string>;
  body_hash: InsertOnly<string>;
  outcome: string;
  made_at: InsertOnly<string>;
}
