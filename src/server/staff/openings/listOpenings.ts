import type { Opening } from '../../db/toOpening.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { harmlessLine } from '../terminal/harmless.ts';
import { jsonText } from '../terminal/jsonText.ts';
import { table } from '../terminal/table.ts';
import { styled, writeLines } from '../terminal/terminal.ts';
import { day } from '../../when.ts';

type Counted = Opening & { applications: number };

const COLUMNS = [
  { title: 'id', isNumber: true },
  { title: 'status' },
  { title: 'title', canShrink: true },
  { title: 'location', canShrink: true },
  { title: 'posted', canDrop: 2 },
  { title: 'applications', isNumber: true, canDrop: 3 },
  { title: 'closes', canDrop: 1 },
];

const toRow = (opening: Counted): string[] => [
  String(opening.id),
  opening.is_sample ? `${opening.status}, sample` : opening.status,
  harmlessLine(opening.job_title),
  harmlessLine(opening.location),
  day(opening.posted_at),
  String(opening.applications),
  opening.status === 'closed' ? '' : (opening.closing_date ?? ''),
];

export const listOpenings = defineCommand(
  {
    name: 'openings list',
    summary: 'Lists the openings, newest first, drafts and closed ones too.',
    parameters: {},
    options: {
      open: { type: 'boolean', help: 'only those that take applications' },
      json: { type: 'boolean', help: 'everything about them, as JSON for other programs' },
    },
    examples: ['./staff openings list --open'],
  },
  async ({ options, desk, output }) => {
    const { openings, countApplications } = await desk();
    const found = await (options.open ? openings.listOpen() : openings.listAll());
    const counts = await countApplications();
    const counted = found.map((opening) => ({ ...opening, applications: counts.get(opening.id) ?? 0 }));
    if (options.json) return output.write(jsonText(counted));
    if (counted.length === 0) {
      return writeLines(output, [options.open ? 'No opening is open.' : 'There are no openings yet.']);
    }
    const [titles = '', ...lines] = table({
      columns: COLUMNS,
      rows: counted.map(toRow),
      width: output.width,
    });
    const rows = lines.map((line, index) =>
      counted[index]?.status === 'closed' ? styled(output, 'dim', line) : line,
    );
    return writeLines(output, [styled(output, 'bold', titles), ...rows]);
  },
);
