import type { StoredApplication } from '../../db/selectApplications.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { readId } from '../command/readId.ts';
import type { Desk } from '../openDesk.ts';
import { requireOpening } from '../openings/requireOpening.ts';
import { harmlessLine } from '../terminal/harmless.ts';
import { jsonText } from '../terminal/jsonText.ts';
import { table } from '../terminal/table.ts';
import { styled, writeLines } from '../terminal/terminal.ts';
import { when } from '../../when.ts';

const COLUMNS = [
  { title: 'reference' },
  { title: 'received' },
  { title: 'name', canShrink: true },
  { title: 'e-mail', canShrink: true },
  { title: 'opening', canShrink: true },
];

const toRow = ({
  reference,
  received_at,
  name,
  email,
  opening_id,
  job_title,
}: StoredApplication): string[] => [
  reference,
  when(received_at),
  harmlessLine(name),
  harmlessLine(email),
  harmlessLine(`${opening_id} ${job_title}`),
];

const find = async (desk: Desk, opening: string | undefined): Promise<StoredApplication[]> => {
  if (opening === undefined) return desk.applications.list();
  const id = readId(opening);
  await requireOpening(id, desk.openings.find(id));
  return desk.listApplicationsTo(id);
};

export const listApplications = defineCommand(
  {
    name: 'applications list',
    summary: 'Lists the applications, newest first.',
    parameters: {},
    options: {
      opening: { type: 'string', value: 'ID', help: 'only those for this opening' },
      json: { type: 'boolean', help: 'everything about them but the resumes, as JSON for other programs' },
    },
    examples: ['npm run staff -- applications list --opening 5'],
  },
  async ({ options, desk, output }) => {
    const found = await find(await desk(), options.opening);
    if (options.json) return output.write(jsonText(found));
    if (found.length === 0) return writeLines(output, ['There are no applications yet.']);
    const [titles = '', ...rows] = table({ columns: COLUMNS, rows: found.map(toRow), width: output.width });
    return writeLines(output, [styled(output, 'bold', titles), ...rows]);
  },
);
