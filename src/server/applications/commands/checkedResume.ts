import { createHash } from 'node:crypto';
import { refused } from '../../desk/command/staffError.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';

/** The file as it was received, or not at all: a damaged resume must not pass for the applicant's own. */
export const checkedResume = async (
  database: StaffDatabase,
  { reference, sha256 }: Pick<StoredApplication, 'reference' | 'sha256'>,
): Promise<Buffer> => {
  const resume = await database.resumeBytes(reference);
  if (!resume) throw refused(`There is no application ${reference}, in ${database.dataDir}`);
  const { bytes } = resume;
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found === sha256) return bytes;
  throw refused(`The resume of ${reference} is damaged: its SHA-256 is ${found}, not ${sha256}`);
};
