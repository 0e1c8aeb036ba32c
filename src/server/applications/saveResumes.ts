import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { StaffDatabase } from '../staff/openStaffDatabase.ts';
import { makeNewFolder, safeFileName, writeNewFile } from '../terminal/files.ts';
import type { StoredApplication } from './queries/selectApplications.ts';

/** The file name of a resume: the reference makes it unique. */
export const resumeFileName = ({ reference, name, file_type }: StoredApplication): string =>
  `${reference} ${safeFileName(name)}.${file_type}`;

/** Writes resumes into a new folder. Leaves out damaged ones, and returns one line for each. */
export const saveResumes = async (
  { applications: { readResumeFile } }: Pick<StaffDatabase, 'applications'>,
  wanted: readonly StoredApplication[],
  folder: string,
): Promise<string[]> => {
  const damaged: string[] = [];
  await makeNewFolder(folder);
  for (const application of wanted) {
    const { reference, sha256 } = application;
    const resume = await readResumeFile(reference);
    const found = resume && createHash('sha256').update(resume.bytes).digest('hex');
    if (resume && found === sha256)
      await writeNewFile(join(folder, resumeFileName(application)), resume.bytes, { overwrite: false });
    else
      damaged.push(
        `The resume of ${reference} is damaged: its SHA-256 is ${found ?? 'missing'}, not ${sha256}`,
      );
  }
  return damaged;
};
