import { join } from 'node:path';
import { codeOf } from '../../desk/codeOf.ts';
import { StaffError } from '../../desk/command/staffError.ts';
import { makeNewFolder } from '../../desk/makeNewFolder.ts';
import { safeFileName } from '../../desk/safeFileName.ts';
import type { Progress } from '../../desk/terminal/progress.ts';
import { writeNewFile } from '../../desk/writeNewFile.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { ListedApplication, StoredApplication } from '../queries/selectApplications.ts';
import { refusedLine } from './anyway.ts';
import { checkedResume } from './checkedResume.ts';

interface Saving {
  folder: string;
  database: StaffDatabase;
  progress: Progress;
  /** Also those that the scanner has refused. */
  anyway: boolean;
}

export interface SavedResumes {
  /** Lines that name those that are damaged. */
  damaged: string[];
  /** Lines that name those that the scanner has refused, and that were left out. */
  leftOut: string[];
}

/** A resume's file: the reference makes it unlike any other, the name is for people. */
export const resumeNameOf = ({ reference, name, file_type }: StoredApplication): string =>
  `${reference} ${safeFileName(name)}.${file_type}`;

/**
 * Writes the applications' resumes into a new folder. One that is damaged does not stop the rest (docs/requirements.md,
 * STAFF-32), and neither does one that the scanner has refused (SCAN-4): they are left out and named.
 */
export const saveResumes = async (
  applications: readonly ListedApplication[],
  { folder, database, progress, anyway }: Saving,
): Promise<SavedResumes> => {
  const damaged: string[] = [];
  const isLeftOut = ({ scan }: ListedApplication) => scan === 'refused' && !anyway;
  await makeNewFolder(folder);
  for (const [index, application] of applications.entries()) {
    progress.show(index, applications.length);
    if (isLeftOut(application)) continue;
    const bytes = await checkedResume(database, application).catch((error: unknown) => {
      const isOneRow = error instanceof StaffError || codeOf(error).startsWith('SQLITE_CORRUPT');
      if (!isOneRow) throw error;
      damaged.push(
        error instanceof StaffError ? error.message : `The resume of ${application.reference} cannot be read`,
      );
    });
    if (bytes) await writeNewFile(join(folder, resumeNameOf(application)), bytes, { overwrite: false });
  }
  progress.end();
  return { damaged, leftOut: applications.filter(isLeftOut).map(refusedLine) };
};
