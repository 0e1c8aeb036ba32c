import type { ResumeType } from '../../src/contract/constants.ts';
import { mapFields } from '../../src/contract/fieldTable.ts';
import { applicationRepository } from '../../src/server/applications/queries/applicationRepository.ts';
import { APPLICATION_COLUMNS } from '../../src/server/applications/queries/selectApplications.ts';
import { resumeRepository } from '../../src/server/applications/queries/resumeRepository.ts';
import { openingRepository } from '../../src/server/openings/queries/openingRepository.ts';
import { openDatabase } from './openDatabase.ts';
import { resumes } from './resumes.ts';
import { site } from '../../src/content/site.ts';

const opening = {
  job_title: 'Network Engineer',
  company_name: site.fullName,
  location: 'London',
  places: [{ city: 'London', region: '', country: 'GB', street: '', postcode: '' }],
  description: 'You mend networks.',
  requirements: ['Patience'],
};

const applicant = {
  ...mapFields(APPLICATION_COLUMNS, () => ''),
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '020 7946 0000',
};

export interface Options {
  /** Opening to apply for; defaults to a new one. */
  openingId?: number;
  bytes?: Buffer;
  clientName?: string;
  type?: ResumeType;
  clock?: () => Date;
  text?: Partial<typeof applicant>;
}

/** Stores an application through the repositories that the server uses. */
export const storeApplication = async (
  dataDir: string,
  { openingId, bytes = resumes.pdf, clientName = 'cv.pdf', type = 'pdf', clock, text = {} }: Options = {},
): Promise<{ reference: string; openingId: number }> => {
  const { db, close } = await openDatabase({ dataDir });
  const opening_id = openingId ?? (await openingRepository(db).add(opening, { actor: 'test' })).id;
  const stored = await resumeRepository(db).store({
    client_name: clientName,
    type,
    bytes,
    opening_id,
  });
  const reference = await applicationRepository(db, { clock }).submit({
    ...applicant,
    ...text,
    opening_id,
    job_role: 'Network Engineer',
    resumefile: stored.stored_name,
  });
  await close();
  if (!reference) throw new Error('The application was not accepted');
  return { reference, openingId: opening_id };
};
