import type { StoredApplication } from '../../db/selectApplications.ts';
import { when } from '../../when.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { harmlessLine } from '../terminal/harmless.ts';
import { jsonText } from '../terminal/jsonText.ts';
import { table } from '../terminal/table.ts';
import { styled, writeLines } from '../terminal/terminal.ts';
import { filterOptions, isFiltered, readFilter } from './filterOptions.ts';
import { legendOf, signsOf } from './marks.ts';

const COLUMNS = [
  { title: '' },
  { title: 'reference' },
  { title: 'received (UTC)', canDrop: 3 },
  { title: 'status', canDrop: 4 },
  { title: 'name', canShrink: true },
  { title: 'e-mail', canShrink: true, canDrop: 1 },
  { title: 'opening', canShrink: true, canDrop: 2 },
];

const toRow = (application: StoredApplication): string[] => [
  signsOf(application),
  application.reference,
  // The column's title says the zone.
  when(application.received_at).replace(' UTC', ''),
  application.status,
  harmlessLine(application.name),
  harmlessLine(application.email),
  harmlessLine(`${application.opening_id} ${application.job_title}`),
];

export const listApplications = defineCommand(
  {
    name: 'applications list',
    summary: 'Lists the applications, newest first.',
    parameters: {},
    options: {
      ...filterOptions,
      json: { type: 'boolean', help: 'everything about them but the resumes, as JSON for other programs' },
    },
    examples: [
      './staff applications list --opening 5 --unread',
      './staff applications list --text "network leeds"',
    ],
  },
  async ({ options, desk, output }) => {
    const opened = await desk();
    const found = await opened.applications.list(await readFilter(opened, options));
    if (options.json) return output.write(jsonText(found));
    if (found.length === 0) {
      const none = isFiltered(options) ? 'No application fits.' : 'There are no applications yet.';
      return writeLines(output, [none]);
    }
    const [titles = '', ...lines] = table({ columns: COLUMNS, rows: found.map(toRow), width: output.width });
    const rows = lines.map((line, index) =>
      found[index]?.read_at === null ? styled(output, 'bold', line) : line,
    );
    const legend = legendOf(found);
    const below = legend === '' ? [] : ['', styled(output, 'dim', legend)];
    return writeLines(output, [styled(output, 'bold', titles), ...rows, ...below]);
  },
);
