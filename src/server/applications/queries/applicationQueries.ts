import type { Kysely, Selectable } from 'kysely';
import { byField } from '../../../contract/fieldTable.ts';
import { mailboxOf } from '../../outbox/queries/queueMails.ts';
import type { ResumesTable } from '../../platform/database/applicationTables.ts';
import { lowerCase, lowerCaseOf } from '../../platform/database/engine.ts';
import type { OpeningsTable, Tables } from '../../platform/database/tables.ts';
import { APPLICATION_COLUMNS, type StoredApplication } from './selectApplications.ts';

/** What an application has to know of its upload, and of the opening that this was made for. */
export type Upload = Pick<Selectable<ResumesTable>, 'id' | 'sha256' | 'client_name' | 'type' | 'size'> &
  Pick<Selectable<OpeningsTable>, 'job_title' | 'status' | 'publish_at' | 'closing_date'>;

/** The upload of a stored name. */
export const findUpload = (db: Kysely<Tables>, storedName: string): Promise<Upload | undefined> =>
  db
    .selectFrom('resumes')
    .innerJoin('openings', 'openings.id', 'resumes.opening_id')
    .select(['resumes.id', 'resumes.sha256', 'resumes.client_name', 'resumes.type', 'resumes.size'])
    .select(['openings.job_title', 'openings.status', 'openings.publish_at', 'openings.closing_date'])
    // PostgreSQL refuses text with U+0000; no stored name has it.
    .where('resumes.stored_name', '=', storedName.replaceAll('\0', ' '))
    .executeTakeFirst();

/** Claims an upload for an application; false unless it was unclaimed and made for that opening. */
export const claimUpload = async (
  db: Kysely<Tables>,
  { id, opening_id, reference }: { id: number; opening_id: number; reference: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set({ claimed_by: reference })
    .where('id', '=', id)
    .where('claimed_by', 'is', null)
    .where('opening_id', '=', opening_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** When the latest earlier application of the same address for the same opening came; undefined: there is none. */
export const findEarlier = async (
  db: Kysely<Tables>,
  { opening_id, email }: { opening_id: number; email: string },
): Promise<string | undefined> => {
  const earlier = await db
    .selectFrom('applications')
    .select('received_at')
    .where('opening_id', '=', opening_id)
    .where(lowerCaseOf('email'), '=', lowerCase(email))
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return earlier?.received_at;
};

/** Writes the row of an application. */
export const insertApplication = async (
  db: Kysely<Tables>,
  { resume_id, ...stored }: StoredApplication & { resume_id: number },
): Promise<void> => {
  await db
    .insertInto('applications')
    .values({
      ...byField(APPLICATION_COLUMNS, (column) => stored[column]),
      mailbox: mailboxOf(stored.email),
      reference: stored.reference,
      opening_id: stored.opening_id,
      job_role: stored.job_role,
      resume_id,
      received_at: stored.received_at,
      status: stored.status,
      is_repeat: stored.is_repeat,
      is_suspect: stored.is_suspect,
      consent_version: stored.consent_version,
      delete_after: stored.delete_after,
    })
    .execute();
};
