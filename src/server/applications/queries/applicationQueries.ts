import { sql, type Selectable } from 'kysely';
import { byField } from '../../../contract/fieldTable.ts';
import type { ResumesTable } from '../../platform/database/applicationTables.ts';
import { lowerCaseOf } from '../../platform/database/lowerCase.ts';
import { compileOnce } from '../../platform/database/compileOnce.ts';
import { plannedOnce } from '../../platform/database/plannedOnce.ts';
import type { OpeningsTable } from '../../platform/database/tables.ts';
import { APPLICATION_COLUMNS } from './applicationColumns.ts';
import type { StoredApplication } from './selectApplications.ts';

/** What an application has to know of its upload, and of the opening that this was made for. */
export type Upload = Pick<Selectable<ResumesTable>, 'id' | 'sha256' | 'client_name' | 'type' | 'size'> &
  Pick<Selectable<OpeningsTable>, 'job_title' | 'status' | 'publish_at' | 'closing_date'>;

/** The upload of a stored name. */
export const uploadOf = compileOnce<{ resumefile: string }, Upload>((db, value) =>
  db
    .selectFrom('resumes')
    .innerJoin('openings', 'openings.id', 'resumes.opening_id')
    .select(['resumes.id', 'resumes.sha256', 'resumes.client_name', 'resumes.type', 'resumes.size'])
    .select(['openings.job_title', 'openings.status', 'openings.publish_at', 'openings.closing_date'])
    .where('resumes.stored_name', '=', plannedOnce(value('resumefile'), 'text')),
);

/** Claims an upload for an application; gives nothing back unless it was unclaimed and made for that opening. */
export const claimUpload = compileOnce<{ id: number; opening_id: number; reference: string }, { id: number }>(
  (db, value) =>
    db
      .updateTable('resumes')
      .set({ claimed_by: value('reference') })
      .where('id', '=', value('id'))
      .where('claimed_by', 'is', null)
      .where('opening_id', '=', value('opening_id'))
      .returning('id'),
);

/** The latest earlier application of the same address for the same opening (ONCE-5). */
export const earlierOf = compileOnce<{ opening_id: number; address: string }, { received_at: string }>(
  (db, value) =>
    db
      .selectFrom('applications')
      .select('received_at')
      .where('opening_id', '=', plannedOnce(value('opening_id'), 'bigint'))
      .where(lowerCaseOf('email'), '=', value('address'))
      .orderBy('received_at', 'desc')
      // As it stands: where the number is a parameter SQLite plans the query anew each time.
      .limit(sql.lit(1)),
);

/** Writes the row of an application. */
export const insertApplication = compileOnce<StoredApplication & { resume_id: number }, unknown>(
  (db, value) =>
    db.insertInto('applications').values({
      reference: value('reference'),
      opening_id: value('opening_id'),
      job_role: value('job_role'),
      ...byField(APPLICATION_COLUMNS, (column) => value(column)),
      resume_id: value('resume_id'),
      received_at: value('received_at'),
      status: value('status'),
      is_repeat: value('is_repeat'),
      is_suspect: value('is_suspect'),
      consent_version: value('consent_version'),
      delete_after: value('delete_after'),
    }),
);
