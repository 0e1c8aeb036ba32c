import { join } from 'node:path';
import { APPLICATION_COLUMNS } from '../../applications/queries/selectApplications.ts';
import { resumeFileName, saveResumes } from '../../applications/saveResumes.ts';
import { formatPlace } from '../../../content/openingPlaces.ts';
import { OPENING_FIELDS, OPENING_LISTS } from '../../../contract/openingFields.ts';
import { defineCommand } from '../../terminal/command.ts';
import { toCsv } from '../../terminal/csv.ts';
import { refusal, usageError } from '../../terminal/failure.ts';
import { fillFolder, resolveOutput, displayPath, writeNewFile } from '../../terminal/files.ts';
import { pluralise, writeLines } from '../../terminal/terminal.ts';

const OPENING_CSV_COLUMNS = [
  'id',
  'status',
  'posted_at',
  ...OPENING_FIELDS,
  ...OPENING_LISTS,
  'description',
] as const;
const APPLICATION_CSV_COLUMNS = [
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
] as const;
const MESSAGE_CSV_COLUMNS = [
  'reference',
  'received_at',
  'form',
  'name',
  'email',
  'phone',
  'subject',
  'enquiry',
  'message',
  'handled_at',
  'delete_after',
] as const;

export const exportData = defineCommand(
  {
    name: 'export',
    summary: 'Writes openings, applications, resumes and messages into a new folder, for a spreadsheet.',
    args: {},
    options: { out: ['--out <DIR>', 'the folder to create'] },
    examples: ['./staff export --out ~/site-data'],
  },
  async (request) => {
    const { options, database, output, actor } = request;
    if (!options.out) throw usageError('export needs --out DIR');
    const folder = resolveOutput(request, options.out);
    const opened = await database();
    const openings = await opened.openings.listAll();
    const applications = await opened.applications.list();
    const messages = await opened.messages.list();
    let damaged: string[] = [];
    await fillFolder(folder, async () => {
      // Recorded first, because even an interrupted export may have written personal data.
      await opened.audit.record('database.exported', 'database', { actor });
      const write = (name: string, text: string) =>
        writeNewFile(join(folder, name), Buffer.from(text), { overwrite: false });
      const openingRows = openings.map((opening) => ({
        ...opening,
        requirements: opening.requirements.join('\n'),
        places: opening.places.map(formatPlace).join('\n'),
        remote_from: opening.remote_from.join(', '),
      }));
      const openingItems = openings.map((opening) =>
        Object.fromEntries(OPENING_CSV_COLUMNS.map((column) => [column, opening[column]])),
      );
      await write('openings.json', `${JSON.stringify(openingItems, null, 2)}\n`);
      await write('openings.csv', toCsv(openingRows, OPENING_CSV_COLUMNS));
      const applicationRows = applications.map((each) => ({ ...each, resume: resumeFileName(each) }));
      await write('applications.csv', toCsv(applicationRows, APPLICATION_CSV_COLUMNS));
      await write('messages.csv', toCsv(messages, MESSAGE_CSV_COLUMNS));
      damaged = await saveResumes(opened, applications, join(folder, 'resumes'));
    });
    const counts = [
      pluralise(openings.length, 'opening'),
      pluralise(applications.length, 'application'),
      pluralise(messages.length, 'message'),
    ];
    writeLines(output, [
      `${displayPath(request, folder)}: ${counts.join(', ')}`,
      'It contains personal data: delete it when it is no longer needed.',
    ]);
    if (damaged.length > 0) throw refusal(...damaged, 'Everything else was written');
  },
);
