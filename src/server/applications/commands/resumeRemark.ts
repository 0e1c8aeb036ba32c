import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { documentMarks } from '../resumeType/documentMarks.ts';

/** What a resume holds that its reader should know of before opening it; undefined where there is nothing (FILE-3). */
export const resumeRemark = async (
  { resumeBytes }: Pick<StaffDatabase, 'resumeBytes'>,
  { reference, file_type }: Pick<StoredApplication, 'reference' | 'file_type'>,
): Promise<string | undefined> => {
  // A damaged file keeps nobody from the rest (STAFF-32).
  const resume = await resumeBytes(reference).catch(() => 'damaged' as const);
  if (resume === 'damaged') return 'what cannot be read: ./staff doctor says why';
  const marks = resume ? documentMarks(file_type, resume.bytes) : [];
  return marks.length > 0 ? `${marks.join(', ')}: open it only where that does no harm` : undefined;
};
