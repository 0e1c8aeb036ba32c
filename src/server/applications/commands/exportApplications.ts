import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import { defineCommand } from '../../terminal/command.ts';
import { toCsv } from '../../terminal/csv.ts';
import { refused, StaffError, wrongUse } from '../../terminal/failure.ts';
import {
  fillFolder,
  makeNewFolder,
  outPath,
  safeFileName,
  shownName,
  writeNewFile,
} from '../../terminal/files.ts';
import { countOf, writeLines } from '../../terminal/terminal.ts';
import { documentMarks } from '../resumeType/documentMarks.ts';
import { APPLICATION_COLUMNS } from '../queries/applicationColumns.ts';
import type { ListedApplication, StoredApplication } from '../queries/selectApplications.ts';
import { filterOptions, readFilter, REFERENCE, requireApplication } from './readApplications.ts';

/** The file as it was received, or not at all: a damaged resume must not pass for the applicant's own. */
const checkedResume = async (
  { resumeBytes }: Pick<StaffDatabase, 'resumeBytes'>,
  { reference, sha256 }: Pick<StoredApplication, 'reference' | 'sha256'>,
): Promise<Buffer> => {
  const resume = await resumeBytes(reference);
  const found = resume && createHash('sha256').update(resume.bytes).digest('hex');
  if (resume && found === sha256) return resume.bytes;
  throw refused(`The resume of ${reference} is damaged: its SHA-256 is ${found ?? 'missing'}, not ${sha256}`);
};

export const saveResume = defineCommand(
  {
    name: 'applications resume',
    summary: 'Writes the resume into a file, byte for byte as it was received.',
    args: { ref: ['<REF>', REFERENCE] },
    options: {
      out: ['--out <FILE>', "where to; '-' is standard output"],
      force: ['--force', 'also over a file that exists'],
    },
    examples: ['./staff applications resume 7K3QF-0B9XT-M2WZE-H48RD --out ~/resume.pdf'],
  },
  async (request) => {
    const { args, options, database, output, errors, actor } = request;
    if (!options.out) throw wrongUse('applications resume needs --out FILE');
    const toOutput = options.out === '-';
    const file = toOutput ? '-' : outPath(request, options.out);
    // An RTF is text: a terminal would obey an applicant's escape sequences.
    if (toOutput && output.isTerminal) throw refused('A resume is not shown on a terminal; use --out FILE');
    const opened = await database();
    const application = await requireApplication(opened, args.ref);
    const bytes = await checkedResume(opened, application);
    await opened.applications.noteExport([application.reference], { actor });
    if (toOutput) output.write(bytes);
    else await writeNewFile(file, bytes, { overwrite: options.force === true });
    const name = toOutput ? 'standard output' : shownName(request, file);
    writeLines(toOutput ? errors : output, [
      `${name}: ${bytes.length} bytes, SHA-256 ${application.sha256}`,
      ...documentMarks(application.file_type, bytes).map((mark) => `The resume holds ${mark}`),
    ]);
  },
);

/** A resume's file: the reference makes it unique, the name is for people. */
const resumeNameOf = ({ reference, name, file_type }: StoredApplication): string =>
  `${reference} ${safeFileName(name)}.${file_type}`;

/** Writes resumes into a new folder. A damaged one is left out, and a line names it. */
export const saveResumes = async (
  opened: StaffDatabase,
  applications: readonly ListedApplication[],
  folder: string,
): Promise<string[]> => {
  const damaged: string[] = [];
  await makeNewFolder(folder);
  for (const application of applications) {
    try {
      const bytes = await checkedResume(opened, application);
      await writeNewFile(join(folder, resumeNameOf(application)), bytes, { overwrite: false });
    } catch (error) {
      if (!(error instanceof StaffError)) throw error;
      damaged.push(error.message);
    }
  }
  return damaged;
};

const COLUMNS: readonly (keyof ListedApplication | 'resume')[] = [
  'reference',
  'received_at',
  'status',
  'opening_id',
  'job_title',
  'job_role',
  ...APPLICATION_COLUMNS,
  'resume',
  'client_name',
  'sha256',
  'delete_after',
  'scan',
  'document_marks',
];

export const exportApplications = defineCommand(
  {
    name: 'applications export',
    summary: 'Writes applications.csv for a spreadsheet, and the resumes beside it, into a new folder.',
    args: {},
    options: { out: ['--out <DIR>', 'the folder to make'], ...filterOptions },
    examples: ['./staff applications export --out ~/engineers --opening 5'],
  },
  async (request) => {
    const { options, database, output, actor } = request;
    if (!options.out) throw wrongUse('applications export needs --out DIR');
    const folder = outPath(request, options.out);
    const opened = await database();
    const found = await opened.applications.list(await readFilter(opened, options));
    let damaged: string[] = [];
    await fillFolder(folder, async () => {
      // Before the first byte: an export that is cut off has exported personal data, too.
      await opened.applications.noteExport(
        found.map(({ reference }) => reference),
        { actor },
      );
      const rows = found.map((application) => ({ ...application, resume: resumeNameOf(application) }));
      const csv = Buffer.from(toCsv(rows, COLUMNS));
      await writeNewFile(join(folder, 'applications.csv'), csv, { overwrite: false });
      damaged = await saveResumes(opened, found, join(folder, 'resumes'));
    });
    writeLines(output, [
      `${shownName(request, folder)}: ${countOf(found.length, 'application')} in applications.csv, the resumes in resumes`,
    ]);
    if (damaged.length > 0) throw refused(...damaged, 'Everything else was written');
  },
);
