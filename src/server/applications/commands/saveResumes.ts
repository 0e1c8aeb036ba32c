import { join } from 'node:path';
import { codeOf } from '../../desk/codeOf.ts';
import { StaffError } from '../../desk/command/staffError.ts';
import { makeNewFolder } from '../../desk/makeNewFolder.ts';
import { safeFileName } from '../../desk/safeFileName.ts';
import type { Progress } from '../../desk/terminal/progress.ts';
import { writeNewFile } from '../../desk/writeNewFile.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { checkedResume } from './checkedResume.ts';

interface Saving {
  folder: string;
  database: StaffDatabase;
  progress: Progress;
}

/** A resume's file: the reference makes it unlike any other, the name is for people. */
export const resumeNameOf = ({ reference, name, file_type }: StoredApplication): string =>
  `${reference} ${safeFileName(name)}.${file_type}`;

/**
 * Writes the applications' resumes into a new folder. One that is damaged does not stop the rest: it is left out, and the
 * lines that name such ones are given back (docs/requirements.md, STAFF-32).
 */
export const saveResumes = async (
  applications: readonly StoredApplication[],
  { folder, database, progress }: Saving,
): Promise<string[]> => {
  const damaged: string[] = [];
  await makeNewFolder(folder);
  for (const [index, application] of applications.entries()) {
    progress.show(index, applications.length);
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
  return damaged;
};
