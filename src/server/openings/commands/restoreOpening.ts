import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { formatOpeningFile } from '../text/formatOpeningFile.ts';
import { openingDiff } from './openingDiff.ts';
import { allVersions, requireVersion } from './openingHistory.ts';
import { saveOpening } from './saveOpening.ts';
import { textOf } from './textOf.ts';

export const restoreOpening = defineCommand(
  {
    name: 'openings restore',
    summary: 'Gives an opening a text back that it had before; the present one is kept as a version.',
    parameters: {
      ID: "the opening's number, as 'openings list' shows it",
      VERSION: "the number of the text, as 'openings history' shows it",
    },
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff openings restore 5 2'],
  },
  async (request) => {
    const { parameters, options, database, output } = request;
    const id = readId(parameters.ID);
    const number = readId(parameters.VERSION, 'a version');
    const { opening, versions } = await allVersions(await database(), id);
    const { text } = requireVersion(versions, id, number);
    await saveOpening(request, {
      before: opening,
      basedOn: versions[0]?.version ?? 1,
      text,
      mayOverwrite: false,
      beforeSaving: async () => {
        const lines = openingDiff(formatOpeningFile(textOf(opening)), formatOpeningFile(text), output);
        writeLines(output, lines);
        const question = `Version ${number} takes the place of the present text.`;
        await confirm(request, { question, isConfirmed: options.yes });
      },
    });
  },
);
