import type { Kysely } from 'kysely';
import { mailTexts } from '../../outbox/mailText.ts';
import type { ResumeFile } from '../../outbox/transport.ts';
import { completeOptions, type RepositoryOptions } from '../../platform/database/repositoryOptions.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newReference } from '../../platform/submissions.ts';
import { type NewApplication, storeApplication, type Taken } from '../storeApplication.ts';
import { type ListedApplication, selectApplications, type StoredApplication } from './selectApplications.ts';

/** The applications. A reference is matched whatever its letter case. */
export const applicationRepository = (db: Kysely<Tables>, options: RepositoryOptions = {}) => {
  const { clock, periods, scan } = completeOptions(options);

  // Read committed: constraints and single statements make a submission exactly one.
  const store = (application: NewApplication): Promise<Taken | undefined> => {
    const storing = { reference: newReference(), at: clock().toISOString(), periods };
    const work = (transaction: Kysely<Tables>) => storeApplication(transaction, application, storing);
    return inTransaction(db, work, 'read committed');
  };

  const find = (reference: string): Promise<ListedApplication | undefined> =>
    selectApplications(db).where('applications.reference', '=', reference.toUpperCase()).executeTakeFirst();

  /** The resume of an application, byte for byte as it was uploaded. */
  const resumeBytes = async (reference: string): Promise<ResumeFile | undefined> => {
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
     * Stores the application, claims its upload, queues the mails and leaves an audit row, all or nothing; gives the
     * reference, also that of an earlier attempt. Undefined, with nothing stored, unless the upload is unclaimed and was
     * made for this opening, and the opening is open. Refuses with 422 a key that stands for other content.
     */
    submit: async (application: NewApplication): Promise<string | undefined> =>
      (await store(application))?.reference,

    /** As `submit`, and gives the application itself, that of an earlier attempt as it is by now. */
    take: async (application: NewApplication): Promise<StoredApplication | undefined> => {
      const taken = await store(application);
      if (!taken || taken.stored) return taken?.stored;
      const earlier = await find(taken.reference);
      if (!earlier) throw new Error('The application just stored cannot be found');
      return earlier;
    },

    find,

    /** All applications, newest first. */
    list: (): Promise<StoredApplication[]> =>
      selectApplications(db)
        .orderBy('applications.received_at', 'desc')
        .orderBy('applications.id', 'desc')
        .execute(),

    resumeBytes,

    /** What the mail to staff carries: the resume, or a sentence in its place where a scanner is set and has not passed it. */
    attachment: async (reference: string): Promise<ResumeFile | string | undefined> => {
      const application = await find(reference);
      const isWithheld = scan.command.length > 0 && application?.scan === 'not scanned';
      return isWithheld ? mailTexts.application.unscanned : resumeBytes(reference);
    },
  };
};
export type ApplicationRepository = ReturnType<typeof applicationRepository>;
