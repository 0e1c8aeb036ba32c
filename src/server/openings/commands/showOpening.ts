import { defineCommand } from '../../desk/command/defineCommand.ts';
import { callOf } from '../../desk/command/help.ts';
import { readId } from '../../desk/command/readId.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { writeOut } from '../../desk/writeOut.ts';
import { formatOpeningFile } from '../text/formatOpeningFile.ts';
import { describeOpening } from './describeOpening.ts';
import { fileNote } from './fileNote.ts';
import { refuseDamaged } from './refuseDamaged.ts';
import { requireOpening } from './requireOpening.ts';
import { versionNow } from './saveOpening.ts';

export const showOpening = defineCommand(
  {
    name: 'openings show',
    summary: 'Shows one opening.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: {
      file: { type: 'boolean', help: "in the form that 'openings edit' takes back" },
      out: { type: 'string', value: 'FILE', help: 'the same, into a file' },
    },
    examples: ['./staff openings show 5', './staff openings show 5 --out job.md'],
  },
  async ({ parameters, options, database, output, surroundings }) => {
    const id = readId(parameters.ID);
    const opened = await database();
    const { openings, countApplications } = opened;
    const opening = await requireOpening(id, openings.find(id));
    if (options.file || options.out) {
      const hint = `Change what you like and give the file back with ${callOf(`openings edit ${id} FILE`)}`;
      const content = formatOpeningFile(opening, fileNote(opening, await versionNow(opened, id), hint));
      await writeOut({ output, surroundings }, { out: options.out, content });
      return refuseDamaged(opened, [opening]);
    }
    const counts = await countApplications();
    writeLines(output, describeOpening(opening, counts.get(id) ?? 0));
    return refuseDamaged(opened, [opening]);
  },
);
