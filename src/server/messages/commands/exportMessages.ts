import { defineCommand } from '../../desk/command/defineCommand.ts';
import { callOf } from '../../desk/command/help.ts';
import { refused, wrongUse } from '../../desk/command/staffError.ts';
import { outPath } from '../../desk/place/personsPath.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { toPeopleCsv } from '../../desk/toCsv.ts';
import { writeNewFile } from '../../desk/writeNewFile.ts';
import type { StoredMessage } from '../../platform/database/tables.ts';
import { noMessage } from './messageFilterOptions.ts';
import { readableMessages } from './readableMessages.ts';

const COLUMNS: readonly (keyof StoredMessage)[] = [
  'id',
  'reference',
  'received_at',
  'form',
  'name',
  'email',
  'phone',
  'subject',
  'enquiry',
  'message',
];

export const exportMessages = defineCommand(
  {
    name: 'messages export',
    summary: 'Writes all messages into a file for a spreadsheet, newest first.',
    parameters: {},
    options: {
      out: { type: 'string', value: 'FILE', help: "where to; '-' is standard output" },
      csv: { type: 'string', value: 'FILE', help: 'the same, as it was called before' },
      force: { type: 'boolean', help: 'also over a file that is there already' },
    },
    examples: [
      './staff messages export --out messages.csv',
      './staff messages export --out - > messages.csv',
    ],
  },
  async ({ options, database, output, errors, actor, surroundings }) => {
    const named = options.out ?? options.csv;
    if (!named) {
      throw wrongUse(`messages export needs --out FILE; see ${callOf('messages export')} --help`);
    }
    const toOutput = named === '-';
    const file = toOutput ? '-' : outPath(surroundings, named);
    // A visitor's escape sequences would be obeyed there.
    if (toOutput && output.isTerminal) throw refused('An export is not shown on a terminal; use --out FILE');
    const { messages, audit, dataDir } = await database();
    const all = await messages.list();
    const { rows: found, missing } = readableMessages(all, dataDir);
    if (all.length === 0) writeLines(errors, [noMessage(false, dataDir)]);
    const bytes = Buffer.from(toPeopleCsv(found, COLUMNS));
    // Before the first byte: one that is cut off has taken personal data along, too (STAFF-30).
    await audit.note('messages.exported', `messages ${found.length}`, { actor });
    if (toOutput) output.write(bytes);
    else await writeNewFile(file, bytes, { overwrite: options.force === true });
    const count = found.length === 1 ? '1 message' : `${found.length} messages`;
    writeLines(toOutput ? errors : output, [`${toOutput ? 'standard output' : file}: ${count}`]);
    if (missing.length > 0) throw refused(...missing, 'Everything else was written');
  },
);
