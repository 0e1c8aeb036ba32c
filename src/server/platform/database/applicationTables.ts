import type { Generated } from 'kysely';
import type { ResumeType } from '../../../contract/constants.ts';
import type { Fixed } from './fixed.ts';

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
  status: ApplicationStatus;
  status_at: string | null;
  /** When staff first opened it. */
  read_at: string | null;
  /** 1: the same address had applied for the same opening before. */
  is_repeat: Fixed<number>;
  /** 1: it looks like a machine's. It is kept all the same. */
  is_suspect: Fixed<number>;
  /** 1: the server's own check, never a person's. */
  is_test: Fixed<number>;
  /** Version of the text that the applicant ticked to be kept for longer; null: not ticked. */
  consent_version: Fixed<string | null>;
  /** When it is deleted by itself. */
  delete_after: string;
  /** SHA-256 of the secret in the mail that confirms a withdrawal, and until when that holds. */
  withdrawal_hash: string | null;
  withdrawal_until: string | null;
}

/** `received` until staff say otherwise; the applicant sees `invited` and `declined` both as decided. */
export type ApplicationStatus = 'received' | 'reviewed' | 'invited' | 'declined';

/** What staff wrote about an application, for staff. */
export interface NotesTable {
  id: Generated<number>;
  reference: Fixed<string>;
  at: Fixed<string>;
  actor: Fixed<string>;
  text: Fixed<string>;
}

export type SubmittedCall = 'upload' | 'application' | 'message';

/**
 * What a submission's key came to (docs/requirements.md, ONCE-1 to ONCE-4). `key` is the client's, or made by the server
 * of what was sent; `outcome` is the stored name of an upload, or the reference of an application or message.
 */
export interface SubmissionsTable {
  call: Fixed<SubmittedCall>;
  key: Fixed<string>;
  body_hash: Fixed<string>;
  outcome: Fixed<string>;
  made_at: Fixed<string>;
}
