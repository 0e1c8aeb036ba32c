import type { Kysely } from 'kysely';
import { composeApplication } from '../mail/composeApplication.ts';
import { composeReceipt } from '../mail/composeReceipt.ts';
import { newReference } from '../newReference.ts';
import { queueMails } from './queueMails.ts';
import { selectApplications, type StoredApplication } from './selectApplications.ts';
import { recordAudit } from './recordAudit.ts';
import type { Tables } from './tables.ts';

/** A checked application; texts are trimmed. */
export interface NewApplication {
  opening_id: number;
  job_role: string;
  name: string;
  email: string;
  phone: string;
  other_information: string;
  /** Stored name of the upload. */
  resumefile: string;
}

export interface ResumeFile {
  client_name: string;
  type: string;
  bytes: Buffer;
}

/** The applications. A reference is matched whatever its letter case. */
export const applicationRepository = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => ({
  /**
   * Stores the application, claims its upload, queues the mails to staff and applicant (docs/requirements.md, MAIL-7)
   * and leaves an audit row, all or nothing; gives the reference. Undefined, with nothing stored, unless the upload is unclaimed and was made for this opening, and the opening is open: that
   * is one condition of one statement, so of two applications at once exactly one wins.
   */
  submit: ({ resumefile, ...application }: NewApplication): Promise<string | undefined> => {
    const reference = newReference();
    const at = clock().toISOString();
    return db.transaction().execute(async (transaction) => {
      const claimed = await transaction
        .updateTable('resumes')
        .set({ claimed_by: reference })
        .where('stored_name', '=', resumefile)
        .where('claimed_by', 'is', null)
        .where('opening_id', '=', (open) =>
          open
            .selectFrom('openings')
            .select('id')
            .where('id', '=', application.opening_id)
            .where('status', '=', 'open'),
        )
        .returning('id')
        .executeTakeFirst();
      if (!claimed) return undefined;
      await transaction
        .insertInto('applications')
        .values({ ...application, reference, resume_id: claimed.id, received_at: at })
        .execute();
      const stored = await selectApplications(transaction)
        .where('applications.reference', '=', reference)
        .executeTakeFirstOrThrow();
      await queueMails(transaction, [composeApplication(stored, claimed.id), composeReceipt(stored)], at);
      await recordAudit(transaction, {
        at,
        actor: 'visitor',
        action: 'application.received',
        subject: `application ${reference}`,
      });
      return reference;
    });
  },

  find: (reference: string): Promise<StoredApplication | undefined> =>
    selectApplications(db).where('applications.reference', '=', reference.toUpperCase()).executeTakeFirst(),

  /** All applications, newest first. */
  list: (): Promise<StoredApplication[]> =>
    selectApplications(db)
      .orderBy('applications.received_at', 'desc')
      .orderBy('applications.id', 'desc')
      .execute(),

  /** The resume of an application, byte for byte as it was uploaded. */
  resumeBytes: async (reference: string): Promise<ResumeFile | undefined> => {
    const row = await db
      .selectFrom('applications')
      .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
      .select(['resumes.client_name', 'resumes.type', 'resumes.bytes'])
      .where('applications.reference', '=', reference.toUpperCase())
      .executeTakeFirst();
    return row && { ...row, bytes: Buffer.from(row.bytes) };
  },
});
export type ApplicationRepository = ReturnType<typeof applicationRepository>;
