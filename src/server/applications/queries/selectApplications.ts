import type { Kysely } from 'kysely';
import { APPLICATION_FIELDS, applicationFields } from '../../../contract/applicationFields.ts';
import { normaliseReference } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The columns of the fields that an applicant fills in. */
export const APPLICATION_COLUMNS = APPLICATION_FIELDS.map((field) => applicationFields[field].column);

/** Applications joined with their openings and resumes, without the file's bytes; `file_size` in bytes. */
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
      // The current title; `job_role` is the title that the applicant saw.
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
      'applications.interview_minutes',
      'applications.interview_place',
      'applications.read_at',
      'applications.is_repeat',
      'applications.is_suspect',
      'applications.consent_version',
      'applications.consent_text',
      'applications.consent_until',
      'applications.consent_asked_at',
      'applications.delete_after',
      'applications.retention_days',
      'applications.promised_until',
      'applications.hold_reason',
      'openings.is_limited',
      'openings.status as opening_status',
      'openings.publish_at',
      'openings.closing_date',
    ]);
export type StoredApplication = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number];

/** Selects one application by its reference, ignoring letter case. */
export const selectApplication = (db: Kysely<Tables>, reference: string) =>
  selectApplications(db).where('applications.reference', '=', normaliseReference(reference));
