import { defineCommand } from '../command/defineCommand.ts';
import { callOf } from '../command/help.ts';
import { readId } from '../command/readId.ts';
import { formatOpeningFile } from '../openingText/formatOpeningFile.ts';
import { writeLines } from '../terminal/terminal.ts';
import { describeOpening } from './describeOpening.ts';
import { requireOpening } from './requireOpening.ts';

const noteOf = (id: number): string[] => [
  `Opening ${id}. Change what you like and give the file back with`,
  `  ${callOf(`openings edit ${id} FILE`)}`,
];

export const showOpening = defineCommand(
  {
    name: 'openings show',
    summary: 'Shows one opening.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: { file: { type: 'boolean', help: "in the form that 'openings edit' takes back" } },
    examples: ['./staff openings show 5', './staff openings show 5 --file > job.md'],
  },
  async ({ parameters, options, desk, output }) => {
    const id = readId(parameters.ID);
    const { openings, countApplications } = await desk();
    const opening = await requireOpening(id, openings.find(id));
    if (options.file) return output.write(formatOpeningFile(opening, noteOf(id)));
    const counts = await countApplications();
    return writeLines(output, describeOpening(opening, counts.get(id) ?? 0));
  },
);
