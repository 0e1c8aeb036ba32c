import type { AuditEntry } from '../../db/recordAudit.ts';
import { when } from '../../when.ts';
import { readDay } from '../command/readDate.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { harmlessLine } from '../terminal/harmless.ts';
import { jsonText } from '../terminal/jsonText.ts';
import { table } from '../terminal/table.ts';
import { styled, writeLines } from '../terminal/terminal.ts';

const COLUMNS = [
  { title: 'when' },
  { title: 'who', canShrink: true },
  { title: 'what' },
  { title: 'to what', canShrink: true },
];

const toRow = ({ at, actor, action, subject }: AuditEntry): string[] => [
  when(at),
  harmlessLine(actor),
  action,
  harmlessLine(subject),
];

export const listAudit = defineCommand(
  {
    name: 'audit list',
    summary: 'Lists who did what and when, newest first.',
    parameters: {},
    options: {
      since: { type: 'string', value: 'DATE', help: 'only on this day or later, like 2030-01-31' },
      json: { type: 'boolean', help: 'as JSON for other programs' },
    },
    examples: ['./staff audit list --since 2030-01-31'],
  },
  async ({ options, desk, output }) => {
    const since = readDay('--since', options.since);
    const { audit } = await desk();
    const found = await audit.list({ since });
    if (options.json) return output.write(jsonText(found));
    if (found.length === 0) return writeLines(output, ['Nothing was done yet.']);
    const [titles = '', ...rows] = table({ columns: COLUMNS, rows: found.map(toRow), width: output.width });
    return writeLines(output, [styled(output, 'bold', titles), ...rows]);
  },
);
