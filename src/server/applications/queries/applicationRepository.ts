import type { Kysely } from 'kysely';
import { mailTexts } from '../../outbox/mailText.ts';
import type { ResumeFile } from '../../outbox/transport.ts';
import { completeOptions, type RepositoryOptions } from '../../platform/database/repositoryOptions.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isExpiredAt } from '../../platform/records/hideExpired.ts';
import { findOutcomeOfContent, newReference } from '../../platform/submissions.ts';
import { selectApplication, selectApplications, type StoredApplication } from './selectApplications.ts';
import { applicationContent, type NewApplication, storeApplication } from './storeApplication.ts';

/** Stores and reads applications. References ignore letter case. */
export const applicationRepository = (db: Kysely<Tables>, options: RepositoryOptions = {}) => {
  const { clock, periods, scan, staffMail } = completeOptions(options);

  const find = async (reference: string): Promise<StoredApplication | undefined> => {
    const application = await selectApplication(db, reference).executeTakeFirst();
    // An expired one is hidden, even if the purge waits.
    return application && !isExpiredAt(application.delete_after, clock()) ? application : undefined;
  };

  /** The resume of an application, unchanged. */
  const readResumeFile = async (reference: string): Promise<ResumeFile | undefined> => {
    const row = await db
      .selectFrom('applications')
      .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
      .innerJoin('resume_files', 'resume_files.resume_id', 'resumes.id')
      .select(['resumes.client_name', 'resumes.type', 'resume_files.bytes'])
      .where('applications.reference', '=', reference.toUpperCase())
      .executeTakeFirst();
    return row && { ...row, bytes: Buffer.from(row.bytes) };
  };

  return {
    /**
     * In one transaction, stores the application, claims its upload, queues the emails and writes an audit row. Returns
     * the reference, or that of an earlier attempt. Returns undefined and stores nothing if the opening is not open, or
     * the upload is claimed or was made for another opening. Refuses with 422 a key that was used for other content.
     */
    submit: (application: NewApplication): Promise<string | undefined> => {
      const storeOptions = { reference: newReference(), at: clock().toISOString(), periods, staffMail };
      const work = (transaction: Kysely<Tables>) => storeApplication(transaction, application, storeOptions);
      // Read committed is enough: constraints and single statements prevent a second application.
      return inTransaction(db, work, 'read committed');
    },

    find,

    /** The reference of the same application with the same file within a day, whatever the state of its opening. */
    findEarlier: (application: NewApplication, sha256: string): Promise<string | undefined> => {
      const content = applicationContent(application, sha256);
      return findOutcomeOfContent(db, { call: 'application', content, at: clock().toISOString() });
    },

    /** All applications, newest first. */
    list: (): Promise<StoredApplication[]> =>
      selectApplications(db)
        .orderBy('applications.received_at', 'desc')
        .orderBy('applications.id', 'desc')
        .execute(),

    readResumeFile,

    /** The attachment of the email to staff: the resume, or a sentence if a configured scanner has not scanned it. */
    readAttachment: async (reference: string): Promise<ResumeFile | string | undefined> => {
      const application = await find(reference);
      const isWithheld = scan.command.length > 0 && application?.scan === 'not scanned';
      return isWithheld ? mailTexts.application.unscanned : readResumeFile(reference);
    },
  };
};
export type ApplicationRepository = ReturnType<typeof applicationRepository>;
