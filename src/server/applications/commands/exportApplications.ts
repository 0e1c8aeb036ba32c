import { join } from 'node:path';
import { beginExport } from '../../desk/beginExport.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { callOf } from '../../desk/command/help.ts';
import { refused, wrongUse } from '../../desk/command/staffError.ts';
import { makeNewFolder } from '../../desk/makeNewFolder.ts';
import { outPath } from '../../desk/place/personsPath.ts';
import { progressOf } from '../../desk/terminal/progress.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { toPeopleCsv } from '../../desk/toCsv.ts';
import { writeNewFile } from '../../desk/writeNewFile.ts';
import { APPLICATION_COLUMNS } from '../queries/applicationColumns.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';
import { filterOptions, noneFound, readFilter } from './filterOptions.ts';
import { ANYWAY } from './anyway.ts';
import { resumeNameOf, saveResumes } from './saveResumes.ts';
import { unreadableLines } from './unreadableLines.ts';

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
    parameters: {},
    options: {
      out: { type: 'string', value: 'DIR', help: 'the folder to make' },
      anyway: ANYWAY,
      ...filterOptions,
    },
    examples: ['./staff applications export --out engineers --opening 5'],
  },
  async ({ options, database, output, errors, now, actor, surroundings }) => {
    if (!options.out) {
      throw wrongUse(`applications export needs --out DIR; see ${callOf('applications export')} --help`);
    }
    const folder = outPath(surroundings, options.out);
    const opened = await database();
    const { rows: found, unreadable } = await opened.applications.list(await readFilter(opened, options));
    if (found.length + unreadable.length === 0) writeLines(errors, [noneFound(options, opened.dataDir)]);
    const rows = found.map((application) => ({ ...application, resume: resumeNameOf(application) }));
    await makeNewFolder(folder);
    // Before the first byte: a cut-off export has taken personal data along, too.
    await opened.applications.noteExport(
      found.map(({ reference }) => reference),
      { actor },
    );
    const finish = await beginExport(opened, { folder, actor });
    const progress = progressOf({ errors, now }, 'resumes');
    const { damaged, leftOut } = await saveResumes(found, {
      folder: join(folder, 'resumes'),
      database: opened,
      progress,
      anyway: options.anyway === true,
    });
    const csv = Buffer.from(toPeopleCsv(rows, COLUMNS));
    await writeNewFile(join(folder, 'applications.csv'), csv, { overwrite: false });
    await finish();
    const count = found.length === 1 ? '1 application' : `${found.length} applications`;
    writeLines(output, [`${folder}: ${count} in applications.csv, the resumes in resumes`, ...leftOut]);
    const missing = [...unreadableLines(unreadable, opened.dataDir), ...damaged];
    if (missing.length > 0) throw refused(...missing, 'Everything else was written');
  },
);
