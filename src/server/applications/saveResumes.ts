import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { StaffDatabase } from '../staff/openStaffDatabase.ts';
import { fileNameByType } from '../platform/fileNameByType.ts';
import { makeNewFolder, writeNewFile } from '../terminal/files.ts';
import type { StoredApplication } from './queries/selectApplications.ts';

/** The file name of a resume: the reference makes it unique. */
export const resumeFileName = ({ reference, name, file_type }: StoredApplication): string =>
  fileNameByType(`${reference} ${name}`, file_type);

/** Writes resumes into a new folder. Skips damaged ones, and returns one line for each of them. */
export const saveResumes = async (
  { applications: { readResumeFile } }: Pick<StaffDatabase, 'applications'>,
  applications: readonly StoredApplication[],
  folder: string,
): Promise<string[]> => {
  const damaged: string[] = [];
  await makeNewFolder(folder);
  for (const application of applications) {
    const { reference, sha256 } = application;
    const resume = await readResumeFile(reference);
    const actualHash = resume && createHash('sha256').update(resume.bytes).digest('hex');
    if (resume && actualHash === sha256)
      await writeNewFile(join(folder, resumeFileName(application)), resume.bytes, { overwrite: false });
    else
      damaged.push(
        `The resume of ${reference} is damaged: its SHA-256 is ${actualHash ?? 'missing'}, not ${sha256}`,
      );
  }
  return damaged;
};
