import type { Kysely } from 'kysely';
import {
  APPLICATION_FIELDS,
  type ApplicationColumn,
  applicationFields,
} from '../../../contract/applicationFields.ts';
import type { ResumeType } from '../../../contract/constants.ts';
import type { ApplicationStatus, ScanState } from '../../platform/database/applicationTables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The columns of what an applicant typed. */
export const APPLICATION_COLUMNS = APPLICATION_FIELDS.map((field) => applicationFields[field].column);

/** An application with what is known of its resume and its opening; `file_size` in bytes. */
export interface StoredApplication extends Record<ApplicationColumn, string> {
  reference: string;
  opening_id: number;
  /** The opening's title today. */
  job_title: string;
  /** The title that the applicant saw. */
  job_role: string;
  received_at: string;
  client_name: string;
  file_type: ResumeType;
  file_size: number;
  sha256: string;
  status: ApplicationStatus;
  status_at: string | null;
  /** When staff first opened it. */
  read_at: string | null;
  /** 1: the same address had applied for the same opening before (ONCE-5). */
  is_repeat: number;
  /** 1: it looks like a machine's (ONCE-7). */
  is_suspect: number;
  consent_version: string | null;
  delete_after: string;
}

/** As staff see it: with the number by which a list shows it, and what is known of the resume's file. */
export interface ListedApplication extends StoredApplication {
  id: number;
  /** What the operator's scanner said. */
  scan: ScanState;
  /** What the document can do beyond being read. */
  document_marks: string;
  interview_at: string | null;
}

/** The query of applications, without the files' bytes; callers narrow and order it. */
export const selectApplications = (db: Kysely<Tables>) =>
  db
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .innerJoin('openings', 'openings.id', 'applications.opening_id')
    .select(APPLICATION_COLUMNS.map((column) => `applications.${column}` as const))
    .select([
      'applications.id',
      'applications.reference',
      'applications.opening_id',
      'openings.job_title',
      'applications.job_role',
      'applications.received_at',
      'resumes.client_name',
      'resumes.type as file_type',
      'resumes.size as file_size',
      'resumes.sha256',
      'resumes.marks as document_marks',
      'resumes.scan',
      'applications.status',
      'applications.status_at',
      'applications.interview_at',
      'applications.read_at',
      'applications.is_repeat',
      'applications.is_suspect',
      'applications.consent_version',
      'applications.delete_after',
    ]);
