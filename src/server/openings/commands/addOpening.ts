import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { dayOf } from '../queries/openNow.ts';
import { outcomeLine, publishingQuestion } from './openingLines.ts';
import { readOpeningFile } from './readOpeningFile.ts';

export const addOpening = defineCommand(
  {
    name: 'openings add',
    summary: 'Publishes a new opening from a file, at once or as a draft.',
    parameters: { FILE: "the filled-in template; '-' reads standard input" },
    options: {
      draft: { type: 'boolean', help: 'keep it as a draft, which only staff see' },
      yes: { type: 'boolean', help: 'publish it without asking' },
    },
    examples: ['./staff openings add job.md --draft', './staff openings add job.md'],
  },
  async (request) => {
    const { parameters, options, database, input, output, now, actor, surroundings } = request;
    const isDraft = options.draft === true;
    const closing = dayOf(now().toISOString());
    const text = await readOpeningFile({ file: parameters.FILE, input, surroundings, closing });
    const { openings } = await database();
    const question = publishingQuestion(text);
    await confirm(request, { question, isConfirmed: isDraft || options.yes });
    const added = await openings.add(text, { actor, isDraft });
    writeLines(output, [outcomeLine(added)]);
  },
);
