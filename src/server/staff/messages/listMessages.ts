import type { StoredMessage } from '../../db/tables.ts';
import { when } from '../../when.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { harmlessLine } from '../terminal/harmless.ts';
import { jsonText } from '../terminal/jsonText.ts';
import { table } from '../terminal/table.ts';
import { styled, writeLines } from '../terminal/terminal.ts';

const COLUMNS = [
  { title: 'id', isNumber: true },
  { title: 'received' },
  { title: 'form' },
  { title: 'name', canShrink: true },
  { title: 'e-mail', canShrink: true },
  { title: 'subject', canShrink: true },
];

const toRow = ({ id, received_at, form, name, email, subject }: StoredMessage): string[] => [
  String(id),
  when(received_at),
  form,
  harmlessLine(name),
  harmlessLine(email),
  harmlessLine(subject),
];

export const listMessages = defineCommand(
  {
    name: 'messages list',
    summary: 'Lists the messages of the contact forms, newest first.',
    parameters: {},
    options: { json: { type: 'boolean', help: 'everything about them, as JSON for other programs' } },
    examples: ['./staff messages list'],
  },
  async ({ options, desk, output }) => {
    const { messages } = await desk();
    const found = await messages.list();
    if (options.json) return output.write(jsonText(found));
    if (found.length === 0) return writeLines(output, ['There are no messages yet.']);
    const [titles = '', ...rows] = table({ columns: COLUMNS, rows: found.map(toRow), width: output.width });
    return writeLines(output, [styled(output, 'bold', titles), ...rows]);
  },
);
