import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleOpenings } from '../../src/content/sampleOpenings.ts';
import { mapFields } from '../../src/contract/fieldTable.ts';
import { applicationRepository } from '../../src/server/applications/queries/applicationRepository.ts';
import { APPLICATION_COLUMNS } from '../../src/server/applications/queries/selectApplications.ts';
import {
  resumeRepository,
  type UploadedResume,
} from '../../src/server/applications/queries/resumeRepository.ts';
import type { NewApplication } from '../../src/server/applications/queries/storeApplication.ts';
import { messageRepository } from '../../src/server/messages/queries/messageRepository.ts';
import { addSampleOpenings } from '../../src/server/openings/queries/initialOpenings.ts';
import type { RepositoryOptions } from '../../src/server/platform/database/repositoryOptions.ts';
import { openDatabase } from './openDatabase.ts';
import { resumes } from './resumes.ts';
import { freshDir, queryDatabase } from './server.ts';
import { testClock, type TestClock } from './testClock.ts';

type Kind = 'applications' | 'messages' | 'resumes' | 'submissions' | 'outbox';

/** Makes a database with openings, in a new folder unless one is given, and its repositories, with a stopped clock. */
export const openTestDatabase = async ({
  dataDir = freshDir(),
  ...options
}: RepositoryOptions & { dataDir?: string } = {}) => {
  const { db, close } = await openDatabase({ dataDir });
  await addSampleOpenings(db, sampleOpenings);
  const clock: TestClock = testClock();
  const timedOptions = { clock: clock.now, ...options };
  const applications = applicationRepository(db, timedOptions);
  const messages = messageRepository(db, timedOptions);
  const uploads = resumeRepository(db, timedOptions);

  const upload = async (resume: Partial<UploadedResume> = {}): Promise<string> => {
    const completeResume = {
      client_name: 'cv.pdf',
      type: 'pdf',
      bytes: resumes.pdf,
      opening_id: 1,
      ...resume,
    } as const;
    return (await uploads.store(completeResume)).stored_name;
  };
  return {
    dataDir,
    db,
    clock,
    close,
    upload,
    /** Applies with a new upload, unless one is given. Returns the reference. */
    apply: async (fields: Partial<NewApplication> = {}): Promise<string | undefined> =>
      applications.submit({
        opening_id: 1,
        job_role: 'Technician',
        ...mapFields(APPLICATION_COLUMNS, () => ''),
        name: 'Ada Example',
        email: 'ada@example.com',
        phone: '+44 20 7946 0000',
        resumefile: fields.resumefile ?? (await upload()),
        ...fields,
      }),
    send: (fields: Partial<Parameters<typeof messages.submit>[0]> = {}): Promise<string> =>
      messages.submit({
        form: 'contact',
        name: 'Grace Example',
        email: 'grace@example.com',
        phone: '+44 20 7946 0000',
        subject: 'Network audit',
        enquiry: '',
        message: 'Please call me.',
        ...fields,
      }),
    /** Counts the stored rows of a kind. */
    count: (kind: Kind): number =>
      queryDatabase<{ rows: number }>(dataDir, `select count(*) as rows from ${kind}`)[0]?.rows ?? -1,
    /** Finds the files of the folder whose bytes contain a text. */
    findFilesWith: (text: string): string[] =>
      readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(text)),
  };
};
export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
