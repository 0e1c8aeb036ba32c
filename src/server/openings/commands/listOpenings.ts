import { join } from 'node:path';
import { OPTIONAL_OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { day } from '../../platform/clock/when.ts';
import { defineCommand, readId } from '../../terminal/command.ts';
import { toCsv } from '../../terminal/csv.ts';
import { wrongUse } from '../../terminal/failure.ts';
import { makeNewFolder, outPath, shownName, writeNewFile } from '../../terminal/files.ts';
import { listOptions, readListOptions, showList, type ListField } from '../../terminal/list.ts';
import { countOf, writeLines } from '../../terminal/terminal.ts';
import type { AlertCount } from '../alerts/countAlerts.ts';
import type { Opening } from '../queries/toOpening.ts';
import { formatOpeningFile } from '../text/openingFile.ts';
import { versionNow } from './editOpenings.ts';
import { EXPORT_COLUMNS, originComment } from './importFile.ts';
import { requireOpening, textOf } from './openingLines.ts';

type Counted = Opening & { applications: number };

const fields: readonly ListField<Counted>[] = [
  { name: 'id', value: ({ id }) => id },
  {
    name: 'status',
    value: ({ status }) => status,
    cell: ({ status, is_sample }) => (is_sample ? `${status}, sample` : status),
  },
  { name: 'title', value: ({ job_title }) => job_title },
  { name: 'location', value: ({ location }) => location },
  ...OPTIONAL_OPENING_FIELDS.filter((name) => name !== 'closing_date').map((name): ListField<Counted> => ({
    name,
    isHidden: true,
    value: (opening) => opening[name],
  })),
  { name: 'posted', value: ({ posted_at }) => posted_at, cell: ({ posted_at }) => day(posted_at) },
  { name: 'changed', isHidden: true, value: ({ updated_at }) => updated_at },
  { name: 'applications', value: ({ applications }) => applications },
  {
    name: 'closes',
    value: ({ closing_date }) => closing_date,
    cell: ({ status, closing_date }) => (status === 'closed' ? '' : (closing_date ?? '')),
  },
];

export const listOpenings = defineCommand(
  {
    name: 'openings list',
    summary: 'Lists the openings, newest first, drafts and closed ones too.',
    args: {},
    options: { open: ['--open', 'only those that take applications'], ...listOptions },
    examples: ['./staff openings list --open', './staff openings list --sort applications:desc --limit 10'],
  },
  async (request) => {
    const { options, database } = request;
    readListOptions(options, fields);
    const { openings, countApplications } = await database();
    const found = await (options.open ? openings.listOpen() : openings.listAll());
    const counts = await countApplications();
    await showList(request, {
      rows: found.map((opening) => ({ ...opening, applications: counts.get(opening.id) ?? 0 })),
      fields,
      noun: ['opening', 'openings'],
      none: options.open ? 'No opening is open.' : 'There are no openings yet.',
    });
  },
);

export const exportOpenings = defineCommand(
  {
    name: 'openings export',
    summary: 'Writes openings in a form that can be imported again.',
    args: { ids: ['[ID...]', 'which ones; all where none is named'] },
    options: {
      out: ['--out <DIR>', 'the folder to make; without it, standard output'],
      format: ['--format <FORMAT>', 'md (a file each) or csv (one table for all)'],
    },
    examples: [
      './staff openings export --out ~/openings',
      './staff openings export 5 7 --format csv > ~/openings.csv',
    ],
  },
  async (request) => {
    const { args, options, database, output } = request;
    const { format = 'md', out } = options;
    if (format !== 'md' && format !== 'csv') throw wrongUse('--format must be md or csv');
    const folder = out === undefined ? undefined : outPath(request, out);
    const opened = await database();
    const found: Opening[] = args.ids.length === 0 ? await opened.openings.listAll() : [];
    for (const id of args.ids) found.push(await requireOpening(opened, readId(id)));
    const files: [name: string, content: string][] = [];
    if (format === 'csv') {
      const rows = found.map((opening) => ({ ...opening, requirements: opening.requirements.join('\n') }));
      files.push(['openings.csv', toCsv(rows, EXPORT_COLUMNS)]);
    } else
      for (const opening of found) {
        const comment = originComment(opening, await versionNow(opened, opening.id));
        files.push([`opening-${opening.id}.md`, formatOpeningFile(textOf(opening), comment)]);
      }
    if (folder === undefined) {
      if (files.length > 1) throw wrongUse('Several files need --out DIR; or choose --format csv');
      return files.forEach(([, content]) => output.write(content));
    }
    await makeNewFolder(folder);
    for (const [name, content] of files)
      await writeNewFile(join(folder, name), Buffer.from(content), { overwrite: false });
    const names = files.map(([name]) => name).join(', ');
    writeLines(output, [`${shownName(request, folder)}: ${countOf(found.length, 'opening')} in ${names}`]);
  },
);

const alertFields: readonly ListField<AlertCount>[] = [
  { name: 'confirmed', value: ({ confirmed }) => confirmed },
  { name: 'unconfirmed', value: ({ unconfirmed }) => unconfirmed },
  {
    name: 'asked',
    title: 'asks for',
    value: ({ asked }) => asked,
    cell: ({ asked }) => (asked === '' ? 'all new openings' : decodeURIComponent(asked.replaceAll('+', ' '))),
  },
];

export const listAlerts = defineCommand(
  {
    name: 'alerts list',
    summary: 'Counts the job alerts by what they ask for, most first; names no address.',
    args: {},
    options: listOptions,
    examples: ['./staff alerts list'],
  },
  async (request) => {
    readListOptions(request.options, alertFields);
    const { countAlerts, dataDir } = await request.database();
    await showList(request, {
      rows: await countAlerts(),
      fields: alertFields,
      noun: ['kind of alert', 'kinds of alerts'],
      none: `There are no job alerts, in ${dataDir}.`,
    });
  },
);
