import type { Kysely } from 'kysely';
import type { ResumeFile } from '../../outbox/resumeFile.ts';
import { compileOnce } from '../../platform/database/compileOnce.ts';
import { submissionWriter } from '../../platform/database/submissionWriter.ts';
import { plannedOnce } from '../../platform/database/plannedOnce.ts';
import { completeOptions, type RepositoryOptions } from '../../platform/database/repositoryOptions.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newReference } from '../../platform/submissions/newReference.ts';
import { storeApplication, type NewApplication, type Taken } from '../storeApplication.ts';
import { selectApplications, type StoredApplication } from './selectApplications.ts';

const selectOne = compileOnce<{ reference: string }, StoredApplication>((db, value) =>
  selectApplications(db).where('applications.reference', '=', plannedOnce(value('reference'), 'text')),
);

/** The applications. A reference is matched whatever its letter case. */
export const applicationRepository = (db: Kysely<Tables>, options: RepositoryOptions = {}) => {
  const { clock, ...how } = completeOptions(options);
  const write = options.write ?? submissionWriter(db);

  const store = async (application: NewApplication): Promise<Taken | undefined> => {
    const reference = newReference();
    const at = clock().toISOString();
    return write((transaction) => storeApplication(transaction, application, { ...how, reference, at }));
  };

  const find = async (reference: string): Promise<StoredApplication | undefined> => {
    const [found] = await selectOne(db, { reference: reference.toUpperCase() });
    return found;
  };

  return {
    /**
     * Stores the application, claims its upload, queues the mails and leaves an audit row, all or nothing; gives the
     * reference, also that of an earlier attempt (ONCE-2, ONCE-3). Undefined, with nothing stored, unless the upload
     * is unclaimed and was made for this opening, and the opening is open. Refuses with 422 a key that stands for
     * other content.
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

    /** The resume of an application, byte for byte as it was uploaded. */
    resumeBytes: async (reference: string): Promise<ResumeFile | undefined> => {
      const row = await db
        .selectFrom('applications')
        .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
        // An application whose bytes are lost is there all the same: they are not what their hash says.
        .leftJoin('resume_files', 'resume_files.resume_id', 'resumes.id')
        .select(['resumes.client_name', 'resumes.type', 'resume_files.bytes'])
        .where('applications.reference', '=', reference.toUpperCase())
        .executeTakeFirst();
      return row && { ...row, bytes: Buffer.from(row.bytes ?? []) };
    },
  };
};
export type ApplicationRepository = ReturnType<typeof applicationRepository>;
